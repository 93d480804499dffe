import { AppLink, Button, buttonClass, type FailureWords } from '@irodori/ui'
import { NotifyDialog } from '@irodori/ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationStop } from './verificationStop.ts'

interface StopDialogProps {
  readonly stop: Exclude<VerificationStop, 'FORM'>
  readonly words: FailureWords
  readonly orderNumber: string
  readonly onContinue: () => void
  readonly onAskAgain: () => void
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** Why designing cannot begin, and the ways on from there. */
export function StopDialog({ stop, words, orderNumber, onContinue, onAskAgain, onRetry, onLeave }: StopDialogProps) {
  const { t } = useTranslation(['verification', 'common'])
  const toProducts = (
    <AppLink href="/home" className={buttonClass('primary')}>
      {t('action.backToProducts')}
    </AppLink>
  )
  const retry = (
    <Button variant="primary" icon="reset" onClick={onRetry}>
      {t('common:retry')}
    </Button>
  )
  const ways: Readonly<Record<StopDialogProps['stop'], ReactNode>> = {
    WRONG_PRODUCT: (
      <Button variant="primary" onClick={onContinue}>
        {t('action.continue')}
      </Button>
    ),
    CONNECTION: retry,
    TIMEOUT: retry,
    MAINTENANCE: retry,
    NOT_SETTLED: retry,
    REORDER: (
      // A full load: the cancel page belongs to the portal.
      <a
        href={`/order/cancel?orderNumber=${encodeURIComponent(orderNumber)}&reason=0`}
        className={buttonClass('primary')}
      >
        {t('action.toCancel')}
      </a>
    ),
    CANCELLED: toProducts,
    PRODUCT_UNAVAILABLE: toProducts,
    PRODUCED: (
      <AppLink href="/mypage" className={buttonClass('primary')}>
        {t('action.toMyPage')}
      </AppLink>
    ),
  }
  const isWrongProduct = stop === 'WRONG_PRODUCT'
  return (
    <NotifyDialog
      open
      title={words.title}
      code={words.code}
      closeLabel={isWrongProduct ? t('action.backToProducts') : t('action.editInput')}
      onClose={isWrongProduct ? onLeave : onAskAgain}
      action={ways[stop]}
    >
      <p>{words.body}</p>
    </NotifyDialog>
  )
}

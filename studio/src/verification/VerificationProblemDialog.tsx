import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import type { HelpPart } from '@irodori/ui/HelpDialogs'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { openAfterClick } from '@irodori/ui/openAfterClick'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketplaceOf } from './marketplace.ts'
import styles from './VerificationProblemDialog.module.css'
import type { BlockingProblem, Remedy } from './verificationProblem.ts'
import { displayedError, REMEDIES } from './verificationProblem.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

/** Open code of the FAQ about orders in production. */
const PRODUCED_FAQ = 'order-change'

interface VerificationProblemDialogProps {
  readonly problem: BlockingProblem
  readonly error: CallError
  readonly orderNumber: string
  readonly onAskAgain: () => void
  readonly onRetry: () => void
}

/** Says why the order cannot be designed, and offers the remedies. */
export function VerificationProblemDialog({
  problem,
  error,
  orderNumber,
  onAskAgain,
  onRetry,
}: VerificationProblemDialogProps) {
  const { t } = useTranslation(['verification', 'common'])
  const [help, setHelp] = useState<HelpPart | null>(null)
  const message = useErrorMessage()(displayedError(problem, error))
  const code = errorCodeOf(error)
  const marketplace = marketplaceOf(code, orderNumber)
  // This code does not name the marketplace.
  const shown =
    code === 'EC_CONNECTION_ERROR' && marketplace !== null
      ? {
          title: t('connection.title', { shop: t(`shop.${marketplace}`) }),
          body: t('connection.body', { shop: t(`shop.${marketplace}`) }),
        }
      : message
  const { first, help: helper } = REMEDIES[problem]

  if (help !== null) {
    return (
      <Suspense>
        <HelpDialogs start={help} openCode={PRODUCED_FAQ} onClose={() => setHelp(null)} />
      </Suspense>
    )
  }

  const ACTIONS: Readonly<Record<Remedy, () => ReactNode>> = {
    RETRY: () => (
      <Button variant="primary" icon="reset" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    ),
    ENTER_AGAIN: () => (
      <Button variant="primary" onClick={onAskAgain}>
        {t('action.editInput')}
      </Button>
    ),
    PRODUCT_LIST: () => (
      <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
        {t('action.backToProducts')}
      </AppLink>
    ),
    CANCEL_PAGE: () => (
      // A link that loads the document, because the cancel page belongs to the portal.
      <a
        href={`${PAGES.cancelOrder.path}?orderNumber=${encodeURIComponent(orderNumber)}&reason=0`}
        className={buttonClass('primary')}
      >
        {t('action.toCancel')}
      </a>
    ),
    MY_PAGE: () => (
      <AppLink href={PAGES.myPage.path} className={buttonClass('primary')}>
        {t('action.toMyPage')}
      </AppLink>
    ),
    ASK: () => (
      <button type="button" className={styles.help} onClick={() => openAfterClick(() => setHelp('ASK'))}>
        {t('action.ask')}
      </button>
    ),
    READ_FAQ: () => (
      <button type="button" className={styles.help} onClick={() => openAfterClick(() => setHelp('FAQ'))}>
        {t('action.readFaq')}
      </button>
    ),
  }

  return (
    <NotifyDialog
      open
      title={shown.title}
      code={message.code}
      closeLabel={t('action.editInput')}
      onClose={onAskAgain}
      action={ACTIONS[first]()}
    >
      <p>{shown.body}</p>
      {helper && <p>{ACTIONS[helper]()}</p>}
    </NotifyDialog>
  )
}

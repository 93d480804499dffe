import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { NotifyDialog } from '../dialog/NotifyDialog.tsx'
import { useFailureWords } from '../failure/useFailureWords.ts'
import { openAfterClick } from '../help/openAfterClick.ts'
import type { GuestRefusal } from './guestRefusal.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('../help/HelpDialogs.tsx')).HelpDialogs }))

interface GuestRefusalBoxProps {
  readonly refusal: GuestRefusal
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** What typing again cannot mend: the outside shop is away, or the product is gone. */
export function GuestRefusalBox({ refusal, isBusy, onRetry, onBack }: GuestRefusalBoxProps) {
  const { t } = useTranslation(['login', 'common'])
  const wordsOf = useFailureWords()
  const { title, body, code } = wordsOf(refusal.said)
  const [isAsking, setAsking] = useState(false)
  if (isAsking) {
    return (
      <Suspense>
        <HelpDialogs start="ASK" onClose={() => setAsking(false)} />
      </Suspense>
    )
  }
  return (
    <NotifyDialog
      open
      title={title}
      code={code}
      closeLabel={t('editInput')}
      onClose={onBack}
      action={
        refusal.place === 'SHOP_BOX' ? (
          <Button variant="primary" icon="reset" busy={isBusy} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => openAfterClick(() => setAsking(true))}>
            {t('askUs')}
          </Button>
        )
      }
    >
      <p>{body}</p>
    </NotifyDialog>
  )
}

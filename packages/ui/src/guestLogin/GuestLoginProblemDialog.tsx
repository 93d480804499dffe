import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { NotifyDialog } from '../dialog/NotifyDialog.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { openAfterClick } from '../help/openAfterClick.ts'
import type { GuestLoginProblem } from './guestLoginProblem.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('../help/HelpDialogs.tsx')).HelpDialogs }))

interface GuestLoginProblemDialogProps {
  readonly refusal: GuestLoginProblem
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** What typing again cannot mend: the outside shop is away, or the product is gone. */
export function GuestLoginProblemDialog({ refusal, isBusy, onRetry, onBack }: GuestLoginProblemDialogProps) {
  const { t } = useTranslation(['login', 'common'])
  const wordsOf = useErrorMessage()
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

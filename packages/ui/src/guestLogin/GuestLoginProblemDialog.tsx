import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { NotifyDialog } from '../dialog/NotifyDialog.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { openAfterClick } from '../help/openAfterClick.ts'
import type { GuestLoginProblem } from './guestLoginProblem.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('../help/HelpDialogs.tsx')).HelpDialogs }))

interface GuestLoginProblemDialogProps {
  readonly problem: GuestLoginProblem
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** A problem that retyping does not solve: the marketplace is unavailable or the product was removed. */
export function GuestLoginProblemDialog({ problem, isBusy, onRetry, onBack }: GuestLoginProblemDialogProps) {
  const { t } = useTranslation(['login', 'common'])
  const messageOf = useErrorMessage()
  const { title, body, code } = messageOf(problem.error)
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
        problem.place === 'SHOP_BOX' ? (
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

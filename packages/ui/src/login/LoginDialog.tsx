import { useConnection } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSent } from '../accountForm/MailSent.tsx'
import { Button } from '../control/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { GuestLoginForm } from '../guestLogin/GuestLoginForm.tsx'
import { GuestLoginProblemDialog } from '../guestLogin/GuestLoginProblemDialog.tsx'
import { useGuestLogin } from '../guestLogin/useGuestLogin.ts'
import styles from './LoginDialog.module.css'
import { LoginMethodChoice } from './LoginMethodChoice.tsx'
import { LoginTabs } from './LoginTabs.tsx'
import { flowAfter, type LoginFlow, rememberFlow } from './loginFlow.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { UserLoginForm } from './UserLoginForm.tsx'

interface LoginDialogProps {
  /** Without it, the panel of the last session's login method. */
  readonly flow?: LoginFlow | undefined
  readonly email?: string | undefined
  readonly orderNumber?: string | undefined
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** The login dialog: the choice of methods, and a tab for each of them. */
export function LoginDialog({ flow: firstFlow, email, orderNumber, onClose, onLoggedIn }: LoginDialogProps) {
  const { t } = useTranslation('login')
  const messageOf = useErrorMessage()
  const { session } = useConnection()
  const [flow, setFlow] = useState(() => firstFlow ?? flowAfter(session.ended(), localStorage))
  const [sentTo, setSentTo] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const finish = (method: 'USER_LOGIN' | 'GUEST_LOGIN') => {
    rememberFlow(localStorage, method)
    onLoggedIn()
  }
  const guest = useGuestLogin(() => finish('GUEST_LOGIN'), orderNumber)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    panel.current?.querySelector<HTMLElement>(flow === 'SELECT_TYPE' ? 'button' : 'input')?.focus()
  }, [flow])

  const { problem, entered, isBusy, send, sendAgain, clearProblem, cancel } = guest
  const change = (next: LoginFlow) => {
    cancel()
    setFlow(next)
  }
  const go = (next: LoginFlow) => {
    wantsFocus.current = true
    change(next)
  }

  if (flow === 'GUEST_LOGIN' && problem && problem.place !== 'FORM') {
    return <GuestLoginProblemDialog problem={problem} isBusy={isBusy} onRetry={sendAgain} onBack={clearProblem} />
  }
  const title = sentTo === null ? t(`flow.${flow}.title`) : t('registered.title')
  return (
    <Dialog open onClose={onClose} title={title}>
      <div ref={panel} className={styles.panel}>
        {sentTo !== null ? (
          <MailSent email={sentTo} lead={t('registered.lead')} onClose={onClose} />
        ) : flow === 'SELECT_TYPE' ? (
          <LoginMethodChoice onChoose={go} />
        ) : (
          <>
            <LoginTabs flow={flow} onChange={change} />
            <div role="tabpanel" aria-label={title}>
              {flow === 'GUEST_LOGIN' && (
                <GuestLoginForm
                  lead={t('lead')}
                  submitLabel={t('submit')}
                  initial={entered ?? undefined}
                  problem={problem && messageOf(problem.error).body}
                  isClosed={problem !== null && errorCodeOf(problem.error) === 'TOO_MANY_TRIES'}
                  busy={isBusy}
                  onSubmit={send}
                />
              )}
              {flow === 'USER_LOGIN' && <UserLoginForm email={email} onLoggedIn={() => finish('USER_LOGIN')} />}
              {flow === 'USER_CREATION' && <RegisterForm onRegistered={setSentTo} />}
            </div>
            <div className={styles.back}>
              <Button variant="quiet" icon="chevronLeft" onClick={() => go('SELECT_TYPE')}>
                {t('backToChoice')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

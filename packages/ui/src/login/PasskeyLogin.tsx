import { useConnection } from '@irodori/client/ClientProvider'
import { useAbortSignal } from '@irodori/client/useAbortSignal'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { PasskeyProblem } from '../passkey/PasskeyProblem.tsx'
import { hasPasskeys } from '../passkey/authenticator.ts'
import { logInWithPasskey } from './logInWithPasskey.ts'

/** A login without typing, where the browser knows passkeys. */
export function PasskeyLogin({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const { t } = useTranslation('login')
  const connection = useConnection()
  const { next } = useAbortSignal()
  const login = useResultMutation(() => logInWithPasskey(connection, next()), { onSuccess: onLoggedIn })
  if (!hasPasskeys()) return null
  return (
    <>
      <PasskeyProblem failure={login.error} />
      <Button busy={login.isPending} wide onClick={() => void login.run()}>
        {t('passkey.logIn')}
      </Button>
    </>
  )
}

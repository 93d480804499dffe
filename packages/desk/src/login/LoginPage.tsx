import { useClient } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { loginStaff } from '@irodori/contract/endpoints/desk/staffSession'
import { codeProblem, emailProblem, normaliseTypedEmail, passwordProblem } from '@irodori/ui/accountProblems'
import { hasPasskeys } from '@irodori/ui/authenticator'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { CodeField } from '@irodori/ui/CodeField'
import { EmailField } from '@irodori/ui/EmailField'
import { FormProblem } from '@irodori/ui/FormProblem'
import { PasskeyProblem } from '@irodori/ui/PasskeyProblem'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outside } from '../frame/outside/Outside.tsx'
import { useMemberStore } from '../member/MemberContext.ts'
import styles from './Form.module.css'
import { logInWithPasskey } from './logInWithPasskey.ts'

interface LoginPageProps {
  /** Whether a session that was open on this page has ended. */
  readonly hasEnded: boolean
}

/** Login of the staff: password, code if the account requires one, or a passkey. */
export function LoginPage({ hasEnded }: LoginPageProps) {
  const { t } = useTranslation(['desk', 'login'])
  const client = useClient()
  const store = useMemberStore()
  const problemMessage = useProblemMessage()
  // The address whose account requires a code.
  const [secured, setSecured] = useState<string | null>(null)
  // The field for the code appears after an attempt without one, and is not wrong yet.
  const [isCodeTried, setCodeTried] = useState(false)
  const requiresCode = (typed: string) => normaliseTypedEmail(typed) === secured
  const { control, problemOf, formProps, isBusy, error, values, focus } = useCallForm({
    initial: { email: '', password: '', code: '' },
    check: ({ email, password, code }) => ({
      email: emailProblem(email),
      password: passwordProblem(password),
      code: requiresCode(email) ? codeProblem(code) : null,
    }),
    call: async ({ email: typed, password, code }) => {
      const email = normaliseTypedEmail(typed)
      const result = await client.call(loginStaff, { body: { email, password, ...(requiresCode(typed) && { code }) } })
      if (!result.ok && errorCodeOf(result.error) === 'CODE_REQUIRED') setSecured(email)
      return result
    },
    onDone: store.logIn,
  })
  const isSecondStep = requiresCode(values.email)
  useEffect(() => {
    if (isSecondStep) focus('code')
  }, [isSecondStep, focus])
  return (
    <Outside title={t('login.title')}>
      {hasEnded && <Callout tone="info">{t('login.ended')}</Callout>}
      <form
        className={styles.form}
        {...formProps}
        onSubmit={(event) => {
          setCodeTried(isSecondStep)
          formProps.onSubmit(event)
        }}
      >
        <FormProblem error={error && errorCodeOf(error) !== 'CODE_REQUIRED' ? error : null} />
        <EmailField {...control('email')} error={problemMessage('email', problemOf('email'))} />
        <PasswordField
          {...control('password')}
          label={t('login:password.label')}
          error={problemMessage('password', problemOf('password'))}
          autoComplete="current-password"
        />
        {isSecondStep && (
          <CodeField
            {...control('code')}
            help={t('login:code.help')}
            error={problemMessage('code', isCodeTried ? problemOf('code') : null)}
          />
        )}
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t('login.submit')}
        </Button>
      </form>
      <PasskeyLogin />
      <p className={styles.aside}>{t('login.forgot')}</p>
    </Outside>
  )
}

/** A login without typing, where the browser knows passkeys. */
function PasskeyLogin() {
  const { t } = useTranslation(['desk', 'login'])
  const client = useClient()
  const store = useMemberStore()
  const login = useResultMutation(() => logInWithPasskey(client), { onSuccess: store.logIn })
  if (!hasPasskeys()) return null
  return (
    <>
      <PasskeyProblem failure={login.error} />
      <Button busy={login.isPending} wide onClick={() => void login.run()}>
        {t('login:passkey.logIn')}
      </Button>
    </>
  )
}

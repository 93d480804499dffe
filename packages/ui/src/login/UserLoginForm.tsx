import { useConnection } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { useAbortSignal } from '@irodori/client/useAbortSignal'
import { PAGES } from '@irodori/contract/pages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeProblem, emailProblem, normaliseTypedEmail, passwordProblem } from '../accountForm/accountProblems.ts'
import { CodeField } from '../accountForm/CodeField.tsx'
import { EmailField } from '../accountForm/EmailField.tsx'
import { PasswordField } from '../accountForm/PasswordField.tsx'
import { useCallForm } from '../accountForm/useCallForm.ts'
import { useProblemMessage } from '../accountForm/useProblemMessage.ts'
import { Button } from '../control/Button.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'
import styles from './LoginForm.module.css'
import { loginUser } from './loginUser.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

interface UserLoginFormProps {
  readonly email?: string | undefined
  readonly onLoggedIn: () => void
}

/** Login with an account. */
export function UserLoginForm({ email = '', onLoggedIn }: UserLoginFormProps) {
  const { t } = useTranslation('login')
  const connection = useConnection()
  const { next } = useAbortSignal()
  const messageOf = useErrorMessage()
  const problemMessage = useProblemMessage()
  // The address whose account requires a code.
  const [secured, setSecured] = useState<string | null>(null)
  // The field for the code appears after an attempt without one, and is not wrong yet.
  const [isCodeTried, setCodeTried] = useState(false)
  const requiresCode = (typedEmail: string) => normaliseTypedEmail(typedEmail) === secured
  const { control, problemOf, formProps, isBusy, error, values, focus } = useCallForm({
    initial: { email, password: '', code: '' },
    check: ({ email, password, code }) => ({
      email: emailProblem(email),
      password: passwordProblem(password),
      code: requiresCode(email) ? codeProblem(code) : null,
    }),
    call: async ({ email: typedEmail, password, code }) => {
      const email = normaliseTypedEmail(typedEmail)
      const credentials = { email, password, ...(requiresCode(typedEmail) && { code }) }
      const result = await loginUser(connection, credentials, next())
      if (!result.ok && errorCodeOf(result.error) === 'CODE_REQUIRED') setSecured(email)
      return result
    },
    onDone: onLoggedIn,
  })
  const isSecondStep = requiresCode(values.email)
  useEffect(() => {
    if (isSecondStep) focus('code')
  }, [isSecondStep, focus])
  const words = error && error.kind !== 'ABORTED' && errorCodeOf(error) !== 'CODE_REQUIRED' && messageOf(error)
  return (
    <form
      className={styles.form}
      {...formProps}
      onSubmit={(event) => {
        setCodeTried(isSecondStep)
        formProps.onSubmit(event)
      }}
    >
      <p className={styles.lead}>{t('user.lead')}</p>
      {words && (
        <Callout tone="danger" urgent>
          <p>
            <strong>{words.title}</strong>
          </p>
          <p>{words.body}</p>
        </Callout>
      )}
      <EmailField {...control('email')} error={problemMessage('email', problemOf('email'))} />
      <PasswordField
        {...control('password')}
        label={t('password.label')}
        error={problemMessage('password', problemOf('password'))}
        autoComplete="current-password"
      />
      {isSecondStep && (
        <CodeField
          {...control('code')}
          help={t('code.help')}
          error={problemMessage('code', isCodeTried ? problemOf('code') : null)}
        />
      )}
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('user.submit')}
      </Button>
      <PasskeyLogin onLoggedIn={onLoggedIn} />
      <p className={styles.aside}>
        {/* A plain link, because the dialog may be open in either app. */}
        <a href={PAGES.forgotPassword.path}>{t('user.forgot')}</a>
      </p>
    </form>
  )
}

import { useConnection } from '@irodori/client/ClientProvider'
import { useAbortSignal } from '@irodori/client/useAbortSignal'
import { PAGES } from '@irodori/contract/pages'
import { useTranslation } from 'react-i18next'
import { emailProblem, normaliseTypedEmail, passwordProblem } from '../accountForm/accountProblems.ts'
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
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { email, password: '' },
    check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
    call: ({ email, password }) => loginUser(connection, { email: normaliseTypedEmail(email), password }, next()),
    onDone: onLoggedIn,
  })
  const words = error && error.kind !== 'ABORTED' && messageOf(error)
  return (
    <form className={styles.form} {...formProps}>
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

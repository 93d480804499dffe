import type { CallError } from '@irodori/client'
import { useConnection } from '@irodori/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { useFailureWords } from '../failure/useFailureWords.ts'
import { Callout } from '../feedback/Callout.tsx'
import { emailProblem, normaliseTypedEmail, passwordProblem } from './accountProblems.ts'
import { EmailField } from './EmailField.tsx'
import styles from './LoginForm.module.css'
import { loginUser } from './loginUser.ts'
import { PasswordField } from './PasswordField.tsx'
import { useForm } from './useForm.ts'
import { useProblemWords } from './useProblemWords.ts'

interface UserLoginFormProps {
  readonly email?: string | undefined
  readonly onLoggedIn: () => void
}

/** Login with an account. */
export function UserLoginForm({ email = '', onLoggedIn }: UserLoginFormProps) {
  const { t } = useTranslation('login')
  const connection = useConnection()
  const wordsOf = useFailureWords()
  const problemWords = useProblemWords()
  const [failure, setFailure] = useState<CallError | null>(null)
  const { control, problemOf, formProps, isBusy } = useForm({
    initial: { email, password: '' },
    check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
    send: async ({ email, password }) => {
      setFailure(null)
      const result = await loginUser(connection, { email: normaliseTypedEmail(email), password })
      if (result.ok) onLoggedIn()
      else setFailure(result.error)
      return {}
    },
  })
  const words = failure && wordsOf(failure)
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
      <EmailField {...control('email')} error={problemWords('email', problemOf('email'))} />
      <PasswordField
        {...control('password')}
        label={t('password.label')}
        error={problemWords('password', problemOf('password'))}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('user.submit')}
      </Button>
      <p className={styles.aside}>
        {/* A full load: the box may lie over either app. */}
        <a href="/forgot-password">{t('user.forgot')}</a>
      </p>
    </form>
  )
}

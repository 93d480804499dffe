import type { Failure } from '@irodori/client'
import { useClient } from '@irodori/client/react'
import { forgotPassword } from '@irodori/contract/endpoints/account'
import { Button, Callout, TextField, useFailureWords, useLogin } from '@irodori/ui'
import {
  emailProblem,
  fieldProblems,
  MailIsOnItsWay,
  normaliseTypedEmail,
  useForm,
  useProblemWords,
} from '@irodori/ui/login'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { AccountFrame } from './AccountFrame.tsx'

/** Has a link for a new password sent. Whether there is such an account is told to nobody. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const ask = useLogin()
  const wordsOf = useFailureWords()
  const problemWords = useProblemWords()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { control, problemOf, formProps, isBusy } = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async (typed) => {
      setFailure(null)
      const email = normaliseTypedEmail(typed.email)
      const result = await client.call(forgotPassword, { body: { email } })
      if (result.ok) {
        setMailedTo(email)
        return {}
      }
      const found = fieldProblems(result.failure, ['email'])
      if (Object.keys(found).length === 0) setFailure(result.failure)
      return found
    },
  })
  const backToLogin = async () => {
    if (await ask({ flow: 'USER_LOGIN' })) location.assign('/mypage')
  }
  if (mailedTo !== null) {
    return (
      <AccountFrame title={t('forgot.sentTitle')}>
        <MailIsOnItsWay email={mailedTo} lead={t('forgot.sent')} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('forgot.title')}>
      <form className={styles.form} {...formProps}>
        <p className={styles.lead}>{t('forgot.lead')}</p>
        {failure && (
          <Callout tone="danger" urgent>
            {wordsOf(failure).body}
          </Callout>
        )}
        <TextField
          {...control('email')}
          type="email"
          inputMode="email"
          label={t('login:email.label')}
          error={problemWords('email', problemOf('email'))}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t('forgot.submit')}
        </Button>
        <Button variant="quiet" onClick={() => void backToLogin()}>
          {t('forgot.backToLogin')}
        </Button>
      </form>
    </AccountFrame>
  )
}

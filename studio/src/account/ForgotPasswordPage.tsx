import { useClient } from '@irodori/client/ClientProvider'
import { forgotPassword } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { ok } from '@irodori/result'
import { emailProblem, normaliseTypedEmail } from '@irodori/ui/accountProblems'
import { Button } from '@irodori/ui/Button'
import { EmailField } from '@irodori/ui/EmailField'
import { useLogin } from '@irodori/ui/LoginContext'
import { MailSent } from '@irodori/ui/MailSent'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { FormProblem } from '@irodori/ui/FormProblem'

/** Sends a link for a new password. The page never says whether the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const ask = useLogin()
  const problemWords = useProblemMessage()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    call: async (typed) => {
      const email = normaliseTypedEmail(typed.email)
      const result = await client.call(forgotPassword, { body: { email } })
      // The field may have been changed since.
      return result.ok ? ok(email) : result
    },
    onDone: setMailedTo,
  })
  const logIn = async () => {
    if (await ask({ flow: 'USER_LOGIN' })) location.assign(PAGES.myPage.path)
  }
  const backToLogin = (
    <Button variant="quiet" onClick={() => void logIn()}>
      {t('forgot.backToLogin')}
    </Button>
  )
  if (mailedTo !== null) {
    return (
      <AccountFrame title={t('forgot.sentTitle')}>
        <MailSent email={mailedTo} lead={t('forgot.sent')} />
        {backToLogin}
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('forgot.title')}>
      <form className={styles.form} {...formProps}>
        <p className={styles.lead}>{t('forgot.lead')}</p>
        <FormProblem error={error} />
        <EmailField {...control('email')} error={problemWords('email', problemOf('email'))} />
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t('forgot.submit')}
        </Button>
        {backToLogin}
      </form>
    </AccountFrame>
  )
}

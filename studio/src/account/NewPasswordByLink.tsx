import { useConnection } from '@irodori/client/ClientProvider'
import { errorCodeOf } from '@irodori/client/callError'
import { resetPassword } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { newPasswordProblem, repeatedProblem } from '@irodori/ui/accountProblems'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { useLogin } from '@irodori/ui/LoginContext'
import { NewPasswordField } from '@irodori/ui/NewPasswordField'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { FormProblem } from '@irodori/ui/FormProblem'
import type { MailLink } from './mailLink/mailLink.ts'

/** Sets a new password by a mail's link; all sessions of the account end. */
export function NewPasswordByLink({ link }: { readonly link: MailLink }) {
  const { t } = useTranslation(['account', 'login'])
  const { client, session } = useConnection()
  const ask = useLogin()
  const problemWords = useProblemMessage()
  const [isDone, setDone] = useState(false)
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { newPassword: '', repeated: '' },
    check: ({ newPassword, repeated }) => ({
      newPassword: newPasswordProblem(newPassword),
      repeated: repeatedProblem(newPassword, repeated),
    }),
    call: ({ newPassword }) => client.call(resetPassword, { body: { ...link, newPassword } }),
    onDone: () => {
      if (session.read()?.role === 'USER') session.clear()
      setDone(true)
    },
  })
  const logIn = async () => {
    if (await ask({ flow: 'USER_LOGIN', email: link.email })) location.assign(PAGES.myPage.path)
  }
  if (isDone) {
    return (
      <>
        <Callout tone="good" urgent>
          {t('reset.done')}
        </Callout>
        <Button variant="primary" wide onClick={() => void logIn()}>
          {t('login:user.submit')}
        </Button>
      </>
    )
  }
  if (error !== null && errorCodeOf(error) === 'TOKEN_INVALID') {
    return (
      <>
        <FormProblem error={error} words={t('reset.spent')} />
        <AppLink href={PAGES.forgotPassword.path} className={buttonClass('primary')}>
          {t('reset.again')}
        </AppLink>
      </>
    )
  }
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{t('reset.lead', { email: link.email })}</p>
      <FormProblem error={error} />
      <input
        className={styles.owner}
        name="username"
        autoComplete="username"
        value={link.email}
        readOnly
        tabIndex={-1}
      />
      <NewPasswordField
        {...control('newPassword')}
        known={[link.email]}
        label={t('password.new')}
        error={problemWords('newPassword', problemOf('newPassword'))}
      />
      <PasswordField
        {...control('repeated')}
        label={t('password.repeated')}
        error={problemWords('repeated', problemOf('repeated'))}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('password.submit')}
      </Button>
    </form>
  )
}

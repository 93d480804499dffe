import { useClient } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { changeEmail, readUser } from '@irodori/contract/endpoints/account'
import { emailProblem, normaliseTypedEmail, passwordProblem, repeatedProblem } from '@irodori/ui/accountProblems'
import { Button } from '@irodori/ui/Button'
import { EmailField } from '@irodori/ui/EmailField'
import { MailSent } from '@irodori/ui/MailSent'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useInterruptible } from './useInterruptible.ts'

/**
 * Changes the e-mail address. The change takes effect when the customer opens the link in the mail to the new address.
 */
export function ChangeEmailForm() {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const interruptible = useInterruptible()
  const problemWords = useProblemMessage()
  const current = useCall(readUser, {}).data?.email
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { email: '', repeated: '', password: '' },
    check: ({ email, repeated, password }) => ({
      email: emailProblem(email) ?? (normaliseTypedEmail(email).toLowerCase() === current ? 'same' : null),
      repeated: repeatedProblem(normaliseTypedEmail(email), normaliseTypedEmail(repeated)),
      password: passwordProblem(password),
    }),
    call: ({ email, password }) => {
      const body = { email: normaliseTypedEmail(email), password }
      return interruptible(() => client.call(changeEmail, { body }))
    },
    onDone: ({ email }) => setMailedTo(email),
  })
  if (mailedTo !== null) return <MailSent email={mailedTo} lead={t('email.sent')} />
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{current === undefined ? t('email.lead') : t('email.leadFrom', { email: current })}</p>
      <FormProblem error={error} />
      <EmailField
        {...control('email')}
        label={t('email.new')}
        error={problemWords('newEmail', problemOf('email'))}
        autoComplete="email"
      />
      <EmailField
        {...control('repeated')}
        label={t('email.repeated')}
        error={problemWords('repeated', problemOf('repeated'))}
        autoComplete="off"
      />
      <PasswordField
        {...control('password')}
        label={t('login:password.label')}
        error={problemWords('password', problemOf('password'))}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('email.submit')}
      </Button>
    </form>
  )
}

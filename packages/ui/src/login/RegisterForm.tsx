import { useClient } from '@irodori/client/ClientProvider'
import { register } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  emailProblem,
  newPasswordProblem,
  normaliseTypedEmail,
  repeatedProblem,
  userNameProblem,
} from '../accountForm/accountProblems.ts'
import { EmailField } from '../accountForm/EmailField.tsx'
import { NewPasswordField } from '../accountForm/NewPasswordField.tsx'
import { PasswordField } from '../accountForm/PasswordField.tsx'
import { useCallForm } from '../accountForm/useCallForm.ts'
import { useProblemMessage } from '../accountForm/useProblemMessage.ts'
import { Button } from '../control/Button.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './LoginForm.module.css'

interface RegisterFormProps {
  /** Called with the address to which the mail with the link was sent. */
  readonly onRegistered: (email: string) => void
}

/** Creates an account, which the link in a mail activates. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('login')
  const client = useClient()
  const messageOf = useErrorMessage()
  const problemMessage = useProblemMessage()
  const [receiveMagazine, setReceiveMagazine] = useState(false)
  const { values, control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { email: '', userName: '', password: '', repeated: '' },
    check: ({ email, userName, password, repeated }) => ({
      email: emailProblem(email),
      userName: userNameProblem(userName),
      password: newPasswordProblem(password),
      repeated: repeatedProblem(password, repeated),
    }),
    call: ({ email, userName, password }) => {
      const body = { email: normaliseTypedEmail(email), userName: userName.trim(), password, receiveMagazine }
      return client.call(register, { body })
    },
    onDone: ({ email }) => onRegistered(email),
  })
  const words = error && messageOf(error)
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{t('register.lead')}</p>
      {words && (
        <Callout tone="danger" urgent>
          {words.body}
        </Callout>
      )}
      <EmailField {...control('email')} error={problemMessage('email', problemOf('email'))} />
      <TextField
        {...control('userName')}
        label={t('userName.label')}
        help={t('userName.help')}
        error={problemMessage('userName', problemOf('userName'))}
        autoComplete="name"
      />
      <NewPasswordField
        {...control('password')}
        known={[values.email, values.userName]}
        label={t('password.label')}
        error={problemMessage('newPassword', problemOf('password'))}
      />
      <PasswordField
        {...control('repeated')}
        label={t('repeated.label')}
        error={problemMessage('repeated', problemOf('repeated'))}
        autoComplete="new-password"
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={receiveMagazine}
          onChange={(event) => setReceiveMagazine(event.target.checked)}
        />
        <span>{t('register.magazine')}</span>
      </label>
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('register.submit')}
      </Button>
      <p className={styles.aside}>
        <a href={PAGES.terms.path} target="_blank" rel="noopener">
          {t('register.terms')}
        </a>
        <a href={PAGES.privacy.path} target="_blank" rel="noopener">
          {t('register.privacy')}
        </a>
      </p>
    </form>
  )
}

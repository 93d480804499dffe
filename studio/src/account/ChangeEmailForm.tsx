import type { Failure } from '@irodori/client'
import { useCall, useClient } from '@irodori/client/react'
import { changeEmail, readUser } from '@irodori/contract/endpoints/account'
import { Button, Callout, TextField, useFailureWords } from '@irodori/ui'
import {
  emailProblem,
  fieldProblems,
  MailIsOnItsWay,
  normaliseTypedEmail,
  PasswordField,
  passwordProblem,
  repeatedProblem,
  useForm,
  useProblemWords,
} from '@irodori/ui/login'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { useInterruptible } from './useInterruptible.ts'

/** Asks for another address; it counts when the link that goes there is followed. */
export function ChangeEmailForm() {
  const { t } = useTranslation(['account', 'login'])
  const client = useClient()
  const interruptible = useInterruptible()
  const wordsOf = useFailureWords()
  const problemWords = useProblemWords()
  const current = useCall(readUser, {}).data?.email
  const [failure, setFailure] = useState<Failure | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { control, problemOf, formProps, isBusy } = useForm({
    initial: { email: '', repeated: '', password: '' },
    check: ({ email, repeated, password }) => ({
      email: emailProblem(email) ?? (normaliseTypedEmail(email).toLowerCase() === current ? 'same' : null),
      repeated: repeatedProblem(normaliseTypedEmail(email), normaliseTypedEmail(repeated)),
      password: passwordProblem(password),
    }),
    send: async ({ email, password }) => {
      setFailure(null)
      const body = { email: normaliseTypedEmail(email), password }
      const result = await interruptible(() => client.call(changeEmail, { body }))
      if (result.ok) {
        setMailedTo(result.data.email)
        return {}
      }
      const found = fieldProblems(result.failure, ['email', 'password'])
      if (Object.keys(found).length === 0) setFailure(result.failure)
      return found
    },
  })
  if (mailedTo !== null) return <MailIsOnItsWay email={mailedTo} lead={t('email.sent')} />
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{current === undefined ? t('email.lead') : t('email.leadFrom', { email: current })}</p>
      {failure && (
        <Callout tone="danger" urgent>
          {wordsOf(failure).body}
        </Callout>
      )}
      <TextField
        {...control('email')}
        type="email"
        inputMode="email"
        label={t('email.new')}
        error={problemWords('newEmail', problemOf('email'))}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...control('repeated')}
        type="email"
        inputMode="email"
        label={t('email.repeated')}
        error={problemWords('repeated', problemOf('repeated'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
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

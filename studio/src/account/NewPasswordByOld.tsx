import { useClient } from '@irodori/client/ClientProvider'
import { useCall } from '@irodori/client/useCall'
import { changePassword, readUser } from '@irodori/contract/endpoints/account'
import { PAGES } from '@irodori/contract/pages'
import { newPasswordProblem, passwordProblem, repeatedProblem } from '@irodori/ui/accountProblems'
import { Button } from '@irodori/ui/Button'
import { NewPasswordField } from '@irodori/ui/NewPasswordField'
import { PasswordField } from '@irodori/ui/PasswordField'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useProblemMessage } from '@irodori/ui/useProblemMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AccountFrame.module.css'
import { Done } from './Done.tsx'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useInterruptible } from './useInterruptible.ts'

/** Changes the password of the logged-in account. */
export function NewPasswordByOld() {
  const { t } = useTranslation(['account', 'login', 'common'])
  const client = useClient()
  const interruptible = useInterruptible()
  const problemWords = useProblemMessage()
  const { email = '', userName = '' } = useCall(readUser, {}).data ?? {}
  const [isDone, setDone] = useState(false)
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { oldPassword: '', newPassword: '', repeated: '' },
    check: ({ oldPassword, newPassword, repeated }) => ({
      oldPassword: passwordProblem(oldPassword),
      newPassword:
        newPasswordProblem(newPassword) ?? (newPassword === oldPassword && oldPassword !== '' ? 'same' : null),
      repeated: repeatedProblem(newPassword, repeated),
    }),
    call: ({ oldPassword, newPassword }) =>
      interruptible(() => client.call(changePassword, { body: { oldPassword, newPassword } })),
    onDone: () => setDone(true),
  })
  if (isDone) return <Done links={[{ href: PAGES.myPage.path, label: t('common:myPage') }]}>{t('password.done')}</Done>
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{t('password.lead')}</p>
      <FormProblem error={error} />
      <input className={styles.owner} name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
      <PasswordField
        {...control('oldPassword')}
        label={t('password.old')}
        error={problemWords('password', problemOf('oldPassword'))}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...control('newPassword')}
        known={[email, userName]}
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
      <p>
        <a href={PAGES.forgotPassword.path}>{t('login:user.forgot')}</a>
      </p>
    </form>
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'
import { passwordStrength } from './passwordStrength.ts'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'help'> {
  readonly value: string
  /** E-mail address of the account. */
  readonly email: string
}

/** Says during typing, in a sentence, what is missing or how strong the password is. */
export function NewPasswordField({ email, value, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('login')
  const strength = passwordStrength(value, email)
  const number = strength.kind === 'SHORT' ? strength.missing : 0
  return (
    <PasswordField
      {...field}
      value={value}
      autoComplete="new-password"
      help={
        <span className={styles.strength} data-strength={strength.kind}>
          {strength.kind !== 'EMPTY' && <span className={styles.bar} aria-hidden="true" />}
          <span aria-live="polite">{t(`password.strength.${strength.kind}`, { number })}</span>
        </span>
      }
    />
  )
}

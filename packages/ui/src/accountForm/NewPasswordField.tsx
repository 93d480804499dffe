import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useShop } from '../shop/ShopContext.ts'
import styles from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'
import { passwordStrength } from './passwordStrength.ts'
import { usePasswordGuesses } from './usePasswordGuesses.ts'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'help'> {
  readonly value: string
  /** Address and name of the account, which an attacker tries first. */
  readonly known: readonly string[]
}

/** Says during typing, in a sentence, what is missing or how strong the password is. */
export function NewPasswordField({ known, value, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('login')
  const { name: shopName } = useShop()
  const strength = passwordStrength(value, [...known, shopName], usePasswordGuesses(value !== ''))
  // A refusal says the same beside the field.
  const isSaid = strength.kind === 'WEAK' && Boolean(field.error)
  const number = strength.kind === 'SHORT' ? strength.missing : 0
  return (
    <PasswordField
      {...field}
      value={value}
      autoComplete="new-password"
      help={
        <span className={styles.strength} data-strength={strength.kind}>
          {strength.kind !== 'EMPTY' && <span className={styles.bar} aria-hidden="true" />}
          <span aria-live="polite">{!isSaid && t(`password.strength.${strength.kind}`, { count: number })}</span>
        </span>
      }
    />
  )
}

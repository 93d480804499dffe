import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../form/TextField.tsx'

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'label'> {
  readonly label?: string
}

/** An e-mail address: the name of an account for password managers, and nothing that a keyboard should put right. */
export function EmailField({ label, ...field }: EmailFieldProps) {
  const { t } = useTranslation('login')
  return (
    <TextField
      autoComplete="username"
      {...field}
      label={label ?? t('email.label')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../form/TextField.tsx'

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'label'> {
  readonly label?: string
}

/** An e-mail address, which password managers use as the account name. Autocorrection is off. */
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

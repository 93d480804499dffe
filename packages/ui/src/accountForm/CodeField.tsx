import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../form/TextField.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'autoComplete'>

/** A code of an authenticator app, which phones and password managers fill in; or a recovery code, which has letters too. */
export function CodeField(field: CodeFieldProps) {
  const { t } = useTranslation('login')
  return (
    <TextField
      {...field}
      label={t('code.label')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

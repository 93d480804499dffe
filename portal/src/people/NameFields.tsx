import type { Orderer } from '@irodori/contract/entities/order'
import { TextField } from '@irodori/ui/TextField'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'
import { typedField } from './peopleForm.ts'

type NameField = keyof Orderer

interface NameFieldsProps {
  readonly control: (
    field: NameField,
    normalise: (typed: string) => string,
  ) => Pick<ComponentProps<'input'>, 'name' | 'value'>
  readonly errorOf: (field: NameField) => string | null
}

const FIELDS: readonly { readonly field: NameField; readonly autoComplete?: string }[] = [
  { field: 'familyName', autoComplete: 'family-name' },
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'familyNameKana' },
  { field: 'firstNameKana' },
]
const MAX_LENGTH = 100

/** Family name and first name, and both in kana. */
export function NameFields({ control, errorOf }: NameFieldsProps) {
  const { t } = useTranslation('review')
  return (
    <div className={styles.pair}>
      {FIELDS.map(({ field, autoComplete = 'off' }) => (
        <TextField
          key={field}
          {...control(field, (typed) => typedField(field, typed))}
          label={t(`field.${field}`)}
          error={errorOf(field)}
          maxLength={MAX_LENGTH}
          autoComplete={autoComplete}
        />
      ))}
    </div>
  )
}

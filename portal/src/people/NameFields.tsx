import type { Orderer } from '@irodori/contract/entities/order'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './People.module.css'
import { typedField } from './peopleForm.ts'

type NameField = keyof Orderer

interface NameFieldsProps {
  readonly names: Orderer
  readonly errorOf: (field: NameField) => string | null
  readonly onChange: (names: Partial<Orderer>) => void
}

const FIELDS: readonly { readonly field: NameField; readonly autoComplete?: string }[] = [
  { field: 'familyName', autoComplete: 'family-name' },
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'familyNameKana' },
  { field: 'firstNameKana' },
]
const MAX_LENGTH = 100

/** Family name and first name, and both in kana. Text under input-method composition is normalised only when it ends. */
export function NameFields({ names, errorOf, onChange }: NameFieldsProps) {
  const { t } = useTranslation('review')
  return (
    <div className={styles.pair}>
      {FIELDS.map(({ field, autoComplete = 'off' }) => (
        <TextField
          key={field}
          name={field}
          label={t(`field.${field}`)}
          value={names[field]}
          error={errorOf(field)}
          maxLength={MAX_LENGTH}
          autoComplete={autoComplete}
          onChange={(event) => {
            const { value } = event.target
            const isComposing = (event.nativeEvent as InputEvent).isComposing
            onChange({ [field]: isComposing ? value : typedField(field, value) })
          }}
          onCompositionEnd={(event) => onChange({ [field]: typedField(field, event.currentTarget.value) })}
        />
      ))}
    </div>
  )
}

import { SelectField } from '@irodori/ui/SelectField'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CHOICES } from './choices.ts'

interface ChoiceFieldProps extends Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange'> {
  readonly question: 'academy' | 'like'
  readonly error: string | null
}

/** A select with the answers that the shop offers to a question. */
export function ChoiceField({ question, error, ...control }: ChoiceFieldProps) {
  const { t } = useTranslation('campaign')
  return (
    <SelectField {...control} label={t(`${question}.label`)} error={error}>
      <option value="">{t(`${question}.choose`)}</option>
      {Object.keys(CHOICES[question]).map((code) => (
        <option key={code} value={code}>
          {t(`${question}.${code}` as 'like.OTHER')}
        </option>
      ))}
    </SelectField>
  )
}

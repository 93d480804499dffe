import type { Month } from '@irodori/rules/month'
import { monthLabel } from '@irodori/ui/monthLabel'
import { SelectField } from '@irodori/ui/SelectField'
import { useTranslation } from 'react-i18next'
import { startChoices } from './startChoices.ts'

interface StartFieldProps {
  readonly label: string
  readonly help: string
  readonly start: Month
  readonly now: Date
  readonly onChange: (start: Month) => void
}

/** The choice of the month with which a calendar begins. */
export function StartField({ label, help, start, now, onChange }: StartFieldProps) {
  const { i18n } = useTranslation()
  return (
    <SelectField label={label} help={help} value={start} onChange={(event) => onChange(event.target.value)}>
      {startChoices(start, now).map((month) => (
        <option key={month} value={month}>
          {monthLabel(month, i18n.language)}
        </option>
      ))}
    </SelectField>
  )
}

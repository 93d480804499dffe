import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BirthdayField.module.css'
import { isoDay } from './birthday.ts'
import { FieldError } from './FieldError.tsx'

const PARTS = ['year', 'month', 'day'] as const
type Part = (typeof PARTS)[number]
type Input = ComponentProps<'input'>

interface BirthdayFieldProps {
  readonly values: Readonly<Record<Part, string>>
  readonly controls: Readonly<Record<Part, Pick<Input, 'name' | 'value' | 'onChange'>>>
  readonly error: string | null
}

/** CMP-4: three number inputs with autofill; the help text repeats the date in words. */
export function BirthdayField({ values, controls, error }: BirthdayFieldProps) {
  const { t, i18n } = useTranslation('campaign')
  const id = useId()
  const iso = isoDay(values)
  const dateFormat = new Intl.DateTimeFormat(i18n.resolvedLanguage === 'en' ? 'en-GB' : 'ja-JP-u-ca-japanese', {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  return (
    <fieldset className={styles.birthday} aria-describedby={error === null ? `${id}-help` : `${id}-error ${id}-help`}>
      <legend>{t('birthday.label')}</legend>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <label key={part} className={styles.part} data-part={part}>
            <input
              {...controls[part]}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={error === null ? undefined : true}
            />
            <span>{t(`birthday.${part}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p className={styles.help} id={`${id}-help`} aria-live="polite">
        {iso === null ? t('birthday.help') : dateFormat.format(new Date(iso))}
      </p>
    </fieldset>
  )
}

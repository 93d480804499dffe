import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CampaignPage.module.css'
import { CHOICES } from './choices.ts'
import { FieldError } from './FieldError.tsx'

interface SexFieldProps {
  /** '' while nothing is chosen. */
  readonly chosen: string
  readonly error: string | null
  readonly control: ComponentProps<'input'>
}

/** The radio buttons for the sex. */
export function SexField({ chosen, error, control }: SexFieldProps) {
  const { t } = useTranslation('campaign')
  const id = useId()
  return (
    <fieldset className={styles.radios} aria-describedby={error === null ? undefined : id}>
      <legend>{t('sex.label')}</legend>
      <div className={styles.options}>
        {(Object.keys(CHOICES.sex) as (keyof typeof CHOICES.sex)[]).map((code) => (
          <label key={code} className={styles.option}>
            <input
              {...control}
              type="radio"
              value={code}
              checked={chosen === code}
              aria-invalid={error === null ? undefined : true}
            />
            {t(`sex.${code}`)}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

import { PROCESS_METHODS, type ProcessMethod } from '@irodori/contract'
import { useTranslation } from 'react-i18next'
import styles from './ReviewPage.module.css'

interface ProcessMethodSectionProps {
  readonly value: ProcessMethod
  readonly onChange: (method: ProcessMethod) => void
}

/** Whether the goods are sent as usual, or announced by a digital message. */
export function ProcessMethodSection({ value, onChange }: ProcessMethodSectionProps) {
  const { t } = useTranslation('review')
  return (
    <section className={styles.block} aria-labelledby="method-title">
      <h2 id="method-title">{t('method.title')}</h2>
      <div role="radiogroup" aria-labelledby="method-title" className={styles.choices}>
        {PROCESS_METHODS.map((method) => (
          <label key={method} className={styles.choice}>
            <input
              type="radio"
              name="processMethod"
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <span>
              <strong>{t(`method.${method}.title`)}</strong>
              <span className={styles.soft}>{t(`method.${method}.body`)}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}

import type { ProcessMethod } from '@irodori/contract/entities/order'
import { PROCESS_METHODS } from '@irodori/contract/entities/order'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../steps/RadioCard.tsx'
import stepStyles from '../steps/Step.module.css'
import styles from './ReviewPage.module.css'

interface ProcessMethodSectionProps {
  readonly value: ProcessMethod
  readonly onChange: (method: ProcessMethod) => void
}

/** The choice between normal shipping and a gift that a digital message announces. */
export function ProcessMethodSection({ value, onChange }: ProcessMethodSectionProps) {
  const { t } = useTranslation('review')
  return (
    <section className={stepStyles.block} aria-labelledby="method-title">
      <h2 id="method-title">{t('method.title')}</h2>
      <div role="radiogroup" aria-labelledby="method-title" className={styles.choices}>
        {PROCESS_METHODS.map((method) => (
          <RadioCard
            key={method}
            name="processMethod"
            value={method}
            isChosen={method === value}
            onChoose={() => onChange(method)}
          >
            <span>
              <strong>{t(`method.${method}.title`)}</strong>
              <span className={stepStyles.soft}>{t(`method.${method}.body`)}</span>
            </span>
          </RadioCard>
        ))}
      </div>
    </section>
  )
}

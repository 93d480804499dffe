import { useTranslation } from 'react-i18next'
import { OrderPages } from '../ordering/OrderPages.tsx'
import styles from './Front.module.css'

const STEPS = ['order', 'design', 'wait'] as const

/** CAT-53: how a present comes about, and where it is ordered. */
export function OrderSteps() {
  const { t } = useTranslation('catalogue')
  return (
    <section aria-label={t('front.steps')} className={styles.how}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {t(`front.step.${step}`)}
          </li>
        ))}
      </ol>
      <OrderPages />
    </section>
  )
}

import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './StepBar.module.css'

const STEPS = ['review', 'package', 'production'] as const

/** The three steps from the designs to the production; 1 is the first. */
export function StepBar({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useTranslation('review')
  return (
    <ol className={styles.bar} aria-label={t('steps.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={index + 1 < step ? 'DONE' : index + 1 === step ? 'CURRENT' : 'AHEAD'}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          <span className={styles.point}>{index + 1 < step ? <Icon name="check" size={14} /> : index + 1}</span>
          <span>{t(`steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  )
}

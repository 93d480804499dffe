import { useTranslation } from 'react-i18next'
import styles from './StepBar.module.css'
import { StepLine } from './StepLine.tsx'

const STEPS = ['review', 'package', 'production'] as const

/** Shows the three steps from the designs to production; the first is 1. */
export function StepBar({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useTranslation('review')
  return (
    <div className={styles.bar}>
      <StepLine
        label={t('steps.label')}
        isNumbered
        steps={STEPS.map((name, index) => ({
          key: name,
          state: index + 1 < step ? 'DONE' : index + 1 === step ? 'CURRENT' : 'AHEAD',
          name: t(`steps.${name}`),
        }))}
      />
    </div>
  )
}

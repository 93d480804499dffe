import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import styles from './TimeLine.module.css'
import type { TimeLineStep } from './timeLine.ts'

/** The order's way as five calm points; what is done carries a tick, where it stands is warm. */
export function TimeLine({ steps }: { readonly steps: readonly TimeLineStep[] }) {
  const { t } = useTranslation('portal')
  return (
    <ol className={styles.line} aria-label={t('order.steps')}>
      {steps.map(({ step, state }) => (
        <li
          key={step}
          className={styles.step}
          data-state={state}
          aria-current={state === 'CURRENT' ? 'step' : undefined}
        >
          <span className={styles.point}>{state === 'DONE' && <Icon name="check" size={14} />}</span>
          <span className={styles.name}>{t(`order.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}

import { Icon } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import type { StepDate } from './stepDates.ts'
import styles from './TimeLine.module.css'
import type { Step, TimeLineStep } from './timeLine.ts'
import { useDayWords } from './useDayWords.ts'

interface TimeLineProps {
  readonly steps: readonly TimeLineStep[]
  readonly dates: Readonly<Partial<Record<Step, StepDate>>>
}

/** The order's way as five calm points with their days; what is done carries a tick, where it stands is warm. */
export function TimeLine({ steps, dates }: TimeLineProps) {
  const { t } = useTranslation('portal')
  const dayOf = useDayWords('short')
  return (
    <ol className={styles.line} aria-label={t('order.steps')}>
      {steps.map(({ step, state }) => {
        const date = dates[step]
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'CURRENT' ? 'step' : undefined}
          >
            <span className={styles.point}>{state === 'DONE' && <Icon name="check" size={14} />}</span>
            <span className={styles.name}>{t(`order.step.${step}`)}</span>
            {date && <span className={styles.date}>{t(`order.day.${date.kind}`, { day: dayOf(date.day) })}</span>}
          </li>
        )
      })}
    </ol>
  )
}

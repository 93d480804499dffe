import { useTranslation } from 'react-i18next'
import { useDayLabel } from '../dates/useDayLabel.ts'
import { StepLine } from '../steps/StepLine.tsx'
import type { StepDate } from './stepDates.ts'
import type { Step, TimeLineStep } from './timeLine.ts'

interface TimeLineProps {
  readonly steps: readonly TimeLineStep[]
  readonly dates: Readonly<Partial<Record<Step, StepDate>>>
}

/** The progress of an order as five steps with their days. */
export function TimeLine({ steps, dates }: TimeLineProps) {
  const { t } = useTranslation('portal')
  const dayOf = useDayLabel('short')
  return (
    <StepLine
      label={t('order.steps')}
      steps={steps.map(({ step, state }) => {
        const date = dates[step]
        return {
          key: step,
          state,
          name: t(`order.step.${step}`),
          note: date && t(`order.day.${date.kind}`, { day: dayOf(date.day) }),
        }
      })}
    />
  )
}

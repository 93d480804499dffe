import { useTranslation } from 'react-i18next'
import { StepPanel } from '../steps/StepPanel.tsx'
import { continueLabel } from './continueLabel.ts'
import styles from './ReviewPage.module.css'
import type { ReviewProblem } from './reviewProblems.ts'

interface ContinuePanelProps {
  readonly order: Parameters<typeof continueLabel>[0]
  readonly problems: readonly ReviewProblem[]
  readonly isBusy: boolean
  readonly onContinue: () => void
}

const numberOf = (problem: ReviewProblem): number =>
  'count' in problem ? problem.count : 'designIds' in problem ? problem.designIds.length : 0

/** The button to the next step, or the list of what is missing for it. */
export function ContinuePanel({ order, problems, isBusy, onContinue }: ContinuePanelProps) {
  const { t } = useTranslation('review')
  const { wide, narrow } = continueLabel(order)
  return (
    <StepPanel
      label={t('next.label')}
      lead={t('next.missing')}
      reasons={problems.map((problem) => ({
        key: problem.reason,
        text: t(`next.reason.${problem.reason}`, { number: numberOf(problem) }),
      }))}
      isBusy={isBusy}
      onGo={onContinue}
    >
      <span className={styles.wide}>{t(wide)}</span>
      <span className={styles.narrow}>{t(narrow)}</span>
    </StepPanel>
  )
}

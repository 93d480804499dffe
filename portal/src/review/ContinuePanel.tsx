import { useTranslation } from 'react-i18next'
import { StepPanel } from '../steps/StepPanel.tsx'
import { continueLabel } from './continueLabel.ts'
import styles from './ReviewPage.module.css'
import type { ReviewProblem } from './reviewProblems.ts'

interface ContinuePanelProps {
  readonly order: Parameters<typeof continueLabel>[0]
  readonly blocks: readonly ReviewProblem[]
  readonly isBusy: boolean
  readonly onNext: () => void
}

const numberOf = (block: ReviewProblem): number =>
  'count' in block ? block.count : 'designIds' in block ? block.designIds.length : 0

/** The way on, or in words what is missing for it. */
export function ContinuePanel({ order, blocks, isBusy, onNext }: ContinuePanelProps) {
  const { t } = useTranslation('review')
  const { wide, narrow } = continueLabel(order)
  return (
    <StepPanel
      label={t('next.label')}
      lead={t('next.missing')}
      reasons={blocks.map((block) => ({
        key: block.reason,
        words: t(`next.reason.${block.reason}`, { number: numberOf(block) }),
      }))}
      isBusy={isBusy}
      onGo={onNext}
    >
      <span className={styles.wide}>{t(wide)}</span>
      <span className={styles.narrow}>{t(narrow)}</span>
    </StepPanel>
  )
}

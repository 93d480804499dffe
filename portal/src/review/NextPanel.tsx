import { useTranslation } from 'react-i18next'
import { StepPanel } from '../production/StepPanel.tsx'
import { nextLabel } from './nextLabel.ts'
import styles from './ReviewPage.module.css'
import type { ReviewBlock } from './reviewOf.ts'

interface NextPanelProps {
  readonly order: Parameters<typeof nextLabel>[0]
  readonly blocks: readonly ReviewBlock[]
  readonly isBusy: boolean
  readonly onNext: () => void
}

const numberOf = (block: ReviewBlock): number =>
  'count' in block ? block.count : 'designIds' in block ? block.designIds.length : 0

/** The way on, or in words what is missing for it. */
export function NextPanel({ order, blocks, isBusy, onNext }: NextPanelProps) {
  const { t } = useTranslation('review')
  const { wide, narrow } = nextLabel(order)
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

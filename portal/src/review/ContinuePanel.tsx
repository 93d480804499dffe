import { useTranslation } from 'react-i18next'
import type { OrderProgress } from '../piece/designGroups.ts'
import { missingLines } from '../piece/missingLines.ts'
import { useMissingText } from '../piece/useMissingText.ts'
import { StepPanel } from '../steps/StepPanel.tsx'
import { continueLabel } from './continueLabel.ts'
import styles from './ReviewPage.module.css'
import type { ReviewProblem } from './reviewProblems.ts'

interface ContinuePanelProps {
  readonly order: Parameters<typeof continueLabel>[0] & { readonly orderNumber: string }
  readonly progress: Pick<OrderProgress, 'products'>
  readonly problems: readonly ReviewProblem[]
  readonly isBusy: boolean
  readonly onContinue: () => void
}

const numberOf = (problem: ReviewProblem): number =>
  'count' in problem ? problem.count : 'designIds' in problem ? problem.designIds.length : 0

/** The button to the next step, or the list of what is missing for it. */
export function ContinuePanel({ order, progress, problems, isBusy, onContinue }: ContinuePanelProps) {
  const { t } = useTranslation('review')
  const textOf = useMissingText()
  // What is missing from the designs is told place by place, with a link to each.
  const missing = progress.products.flatMap(({ product, groups }) =>
    groups.flatMap((group, index) =>
      missingLines(order.orderNumber, group, product).map((line) => {
        const values = { product: product.name, number: index + 1, text: textOf(line) }
        const text = product.unit > 1 ? t('next.ofPiece', values) : t('next.ofProduct', values)
        return { key: `${group.groupNumber} ${text}`, text, href: line.href }
      }),
    ),
  )
  const { wide, narrow } = continueLabel(order)
  return (
    <StepPanel
      label={t('next.label')}
      lead={t('next.missing')}
      reasons={problems.flatMap((problem) =>
        problem.reason === 'DESIGN_INCOMPLETE'
          ? missing
          : [
              {
                key: problem.reason,
                text: t(`next.reason.${problem.reason}`, { count: numberOf(problem) }),
                href: null,
              },
            ],
      )}
      isBusy={isBusy}
      onGo={onContinue}
    >
      <span className={styles.wide}>{t(wide)}</span>
      <span className={styles.narrow}>{t(narrow)}</span>
    </StepPanel>
  )
}

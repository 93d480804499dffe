import { Skeleton } from '@irodori/ui'
import { TemplateCardButton } from './TemplateCardButton.tsx'
import styles from './TemplateGrid.module.css'
import type { TemplateChoice } from './templateChoice.ts'

interface TemplateGridProps {
  /** Undefined while they are on their way. */
  readonly choices: readonly TemplateChoice[] | undefined
  readonly onOpen: (choice: TemplateChoice) => void
}

/** A steady grid; its first two are large where there is room, and so are all of a few. */
export const TemplateGrid = ({ choices, onOpen }: TemplateGridProps) => (
  <ul className={styles.grid} data-few={choices && choices.length <= 3} aria-busy={choices === undefined}>
    {choices?.map((choice, index) => (
      <li key={choice.id}>
        <TemplateCardButton choice={choice} early={index < 4} onOpen={() => onOpen(choice)} />
      </li>
    )) ??
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <li key={place} className={styles.waiting}>
          <Skeleton ratio={1} />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </li>
      ))}
  </ul>
)

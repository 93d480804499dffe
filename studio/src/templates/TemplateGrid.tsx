import { Skeleton } from '@irodori/ui/Skeleton'
import { FavouriteButton } from './FavouriteButton.tsx'
import { TemplateCardButton } from './TemplateCardButton.tsx'
import styles from './TemplateGrid.module.css'
import type { TemplateChoice } from './templateChoice.ts'

interface TemplateGridProps {
  /** Undefined while they load. */
  readonly choices: readonly TemplateChoice[] | undefined
  readonly onOpen?: (choice: TemplateChoice) => void
  /** With it each card has a favourite button. */
  readonly productId?: string | undefined
  readonly onBroken?: (() => void) | undefined
}

/** Up to this number, all cards are large. */
const FEW = 3
const FEW_SIZES = '(max-width: 767px) 78vw, 320px'
const LARGE_SIZES = '(max-width: 767px) 40vw, 480px'

/** A grid whose first two cards are large if there is room, or all of them if they are few. */
export const TemplateGrid = ({ choices, onOpen, productId, onBroken }: TemplateGridProps) => (
  <ul className={styles.grid} data-few={choices && choices.length <= FEW} aria-busy={choices === undefined}>
    {choices?.map((choice, index) => (
      <li key={choice.id} className={styles.place}>
        <TemplateCardButton
          choice={choice}
          early={index === 0}
          {...(choices.length <= FEW ? { sizes: FEW_SIZES } : index < 2 ? { sizes: LARGE_SIZES } : {})}
          onOpen={() => onOpen?.(choice)}
          onBroken={onBroken}
        />
        {productId !== undefined && <FavouriteButton choice={choice} productId={productId} />}
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

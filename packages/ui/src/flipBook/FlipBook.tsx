import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { classes } from '../styles/classes.ts'
import { BookHalf } from './BookHalf.tsx'
import styles from './FlipBook.module.css'
import { type Leaf, openAt, turning } from './halves.ts'
import { bookSize } from './pageTurn.ts'
import { usePageTurn } from './usePageTurn.ts'

interface FlipBookProps {
  /** Accessible name of the book. */
  readonly title: string
  readonly leaves: readonly Leaf[]
  /** Page size of the product in centimetres: pages of 10 are shown in pairs, others one below the other. */
  readonly pageSize: number | null
  /** Index of the current leaf. */
  readonly index: number
  readonly onTurn: (index: number) => void
}

const SHEET_SIZES = '(max-width: 1080px) 100vw, 1000px'
const PAGE_SIZES = '(max-width: 640px) 100vw, 594px'

/**
 * A flip book: pages follow the pointer and turn by a tap, by arrow keys and by buttons. With reduced motion they
 * change at once.
 */
export function FlipBook({ title, leaves, pageSize, index, onTurn }: FlipBookProps) {
  const { t } = useTranslation('viewing')
  const { at, turn, settle, isMagnified, handlers } = usePageTurn(leaves.length, index, onTurn)
  const { width, height } = bookSize(pageSize)
  const isOpen = width > height
  const book = openAt(leaves, at)
  const turningSheet = turn && turning(leaves, at, turn.to)
  const resting = turningSheet?.resting ?? book
  const end = turn ? openAt(leaves, turn.to) : book
  const label = leaves[index]?.label ?? ''
  const last = leaves.length - 1
  const sizes = isOpen ? SHEET_SIZES : PAGE_SIZES
  // A closed book is centred like an open one.
  const shift = isOpen ? (end.left === null ? -1 : end.right === null ? 1 : 0) : 0
  const whole = (page: number) => {
    const leaf = leaves[page]
    return leaf ? ({ leaf, part: 'WHOLE' } as const) : null
  }

  return (
    <section className={styles.book} aria-label={t('flip.label', { title })}>
      <div
        className={classes(styles.stage, isOpen ? styles.open : styles.hanging)}
        style={{ '--width': width, '--height': height } as CSSProperties}
        data-magnified={isMagnified || undefined}
        {...handlers}
      >
        {isOpen ? (
          <div
            className={styles.lying}
            data-held={turn?.isHeld || undefined}
            style={{ '--shift': `${shift * 25}%` } as CSSProperties}
          >
            <BookHalf half={resting.left} className={styles.leftHalf} sizes={sizes} />
            <BookHalf half={resting.right} className={styles.rightHalf} sizes={sizes} />
            {turn && turningSheet && (
              <div
                className={classes(
                  styles.sheet,
                  turningSheet.risesFrom === 'RIGHT' ? styles.fromRight : styles.fromLeft,
                )}
                data-held={turn.isHeld || undefined}
                style={{ '--turned': turn.turned } as CSSProperties}
                onTransitionEnd={settle}
              >
                <BookHalf half={turningSheet.front} className={styles.front} sizes={sizes} />
                <BookHalf half={turningSheet.back} className={styles.back} sizes={sizes} />
              </div>
            )}
          </div>
        ) : (
          <div className={styles.lying}>
            <BookHalf half={whole(turn && turn.to > at ? turn.to : at)} className={styles.wholePage} sizes={sizes} />
            {turn && (
              <div
                className={classes(styles.sheet, styles.lifted)}
                data-held={turn.isHeld || undefined}
                style={{ '--turned': turn.to > at ? turn.turned : 1 - turn.turned } as CSSProperties}
                onTransitionEnd={settle}
              >
                <BookHalf half={whole(turn.to > at ? at : turn.to)} className={styles.front} sizes={sizes} />
                <div className={classes(styles.half, styles.back, styles.paper)} />
              </div>
            )}
          </div>
        )}
      </div>
      {/* Not disabled but aria-disabled at both ends, because a disabled button loses the focus. */}
      <div className={styles.turn}>
        <IconButton
          icon="chevronLeft"
          label={t('flip.previous')}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onTurn(index - 1)}
        />
        <p className={styles.label} aria-live="polite">
          {t('flip.position', { page: label, number: index + 1, total: leaves.length })}
        </p>
        <IconButton
          icon="chevronRight"
          label={t('flip.next')}
          aria-disabled={index >= last || undefined}
          onClick={() => index < last && onTurn(index + 1)}
        />
      </div>
    </section>
  )
}

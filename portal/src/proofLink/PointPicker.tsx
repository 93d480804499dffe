import { Button } from '@irodori/ui/Button'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PointPicker.module.css'
import type { SharedPage } from './sharedPages.ts'

/** Shares of the width and the height of a page. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface PointPickerProps {
  readonly page: SharedPage
  readonly src: string
  readonly point: Point | null
  readonly onPick: (point: Point | null) => void
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }
/** The step of an arrow key. */
const STEP = 0.05
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The picture of a page on which a press marks a place; arrow keys move the mark. */
export function PointPicker({ page, src, point, onPick }: PointPickerProps) {
  const { t } = useTranslation('proofLink')
  const helpId = useId()
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no position.
    if (detail === 0) return onPick(point ?? MIDDLE)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPick({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const { x, y } = point ?? MIDDLE
    onPick({ x: within(x + step.x), y: within(y + step.y) })
  }
  return (
    <div className={styles.picker}>
      <p className={styles.label}>{t('form.point')}</p>
      <button
        type="button"
        className={styles.page}
        aria-label={t('form.pointOn', { page: page.label })}
        aria-describedby={helpId}
        style={{ '--ratio': page.width / page.height } as CSSProperties}
        onClick={pick}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        {point && <span className={styles.mark} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />}
      </button>
      <p id={helpId} className={styles.help}>
        {t('form.pointHelp')}
      </p>
      <p className={styles.hidden} role="status">
        {point && t('comment.point', { left: Math.round(point.x * 100), top: Math.round(point.y * 100) })}
      </p>
      {point && (
        <Button variant="quiet" icon="close" onClick={() => onPick(null)}>
          {t('form.pointRemove')}
        </Button>
      )}
    </div>
  )
}

import type { TrimWindow } from '@irodori/media/trimWindow'
import { lastTenth } from '@irodori/media/trimWindow'
import { SAFE_CHOICE } from '@irodori/ui/Dialog'
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TrimTimeline.module.css'
import { playerTime, timeParts } from './timeParts.ts'
import { moveGrip, placeByKey, placeOfGrip, type TrimGrip } from './trimGrip.ts'

interface TrimTimelineProps {
  /** Length of the file in seconds. */
  readonly total: number
  readonly window: TrimWindow
  /** The place that is shown or played, in seconds. */
  readonly time: number
  /** A picture of the content behind the chosen part. */
  readonly children?: ReactNode
  readonly onMove: (window: TrimWindow, grip: TrimGrip) => void
}

const EDGES = ['START', 'END'] as const

/**
 * DGM-25: the time line of a file with the chosen part. Its edges are sliders; a pointer also moves the whole part, and a
 * press beside it brings it there.
 */
export function TrimTimeline({ total, window, time, children, onMove }: TrimTimelineProps) {
  const { t } = useTranslation('messageMaking')
  const track = useRef<HTMLDivElement>(null)
  /** The grip that a pointer holds, and how far the pointer is from its place, in seconds. */
  const held = useRef<{ readonly grip: TrimGrip; readonly offset: number } | null>(null)
  const length = window.end - window.start

  const secondsAt = (event: PointerEvent) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return ((event.clientX - left) / width) * total
  }
  const moveTo = (grip: TrimGrip, place: number) => onMove(moveGrip(grip, window, place, total), grip)
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const pressed = event.target.closest('[data-grip]')?.getAttribute('data-grip')
    const grip = EDGES.find((edge) => edge === pressed) ?? 'WINDOW'
    const at = secondsAt(event)
    const isBeside = grip === 'WINDOW' && (at < window.start || at > window.end)
    held.current = { grip, offset: isBeside ? length / 2 : at - placeOfGrip(grip, window) }
    if (isBeside) moveTo(grip, at - length / 2)
  }
  const drag = (event: PointerEvent) => {
    if (held.current !== null) moveTo(held.current.grip, secondsAt(event) - held.current.offset)
  }
  const release = () => {
    held.current = null
  }

  const style = { '--start': window.start / total, '--end': window.end / total, '--time': time / total }
  return (
    <div className={styles.timeline} style={style as CSSProperties}>
      <div
        className={styles.surface}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div className={styles.track} ref={track}>
          {children}
          <div className={styles.before} />
          <div className={styles.after} />
          <div className={styles.window} />
          <div className={styles.playhead} />
          {EDGES.map((edge) => {
            const place = placeOfGrip(edge, window)
            return (
              <div
                key={edge}
                className={styles.edge}
                data-grip={edge}
                role="slider"
                tabIndex={0}
                aria-label={t(`trim.${edge}.name`)}
                aria-valuemin={0}
                aria-valuemax={lastTenth(total)}
                aria-valuenow={place}
                aria-valuetext={t('trim.valueText', { ...timeParts(place), length: length.toFixed(1) })}
                onKeyDown={(event) => {
                  const next = placeByKey(event.key, event.shiftKey, place, total)
                  if (next === null) return
                  event.preventDefault()
                  moveTo(edge, next)
                }}
                {...(edge === 'START' && SAFE_CHOICE)}
              />
            )
          })}
        </div>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{playerTime(0)}</span>
        <span>{playerTime(lastTenth(total))}</span>
      </div>
    </div>
  )
}

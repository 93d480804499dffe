import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'
import { Icon } from '@irodori/ui/Icon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClockBand, clockBands, onFace, ringPath } from './clockBands.ts'
import styles from './DeliveryClock.module.css'
import { useRegionLabels } from './useRegionLabels.ts'

interface DeliveryClockProps {
  /** The delivery times that can be chosen at this place. */
  readonly times: readonly string[]
  readonly now: Date
}

const BANDS = clockBands(DELIVERY_TIMES)
const FACE = 114
const FIGURES = 104.5
/** Inner and outer radius of each ring, from the innermost ring outwards. */
const RINGS = [
  [34, 54],
  [56, 80],
  [82, 96],
] as const
/** Gap between neighbouring bands in degrees. */
const GAP = 2
const HOURS = Array.from({ length: 12 }, (_, hour) => hour + 1)

const ringOf = ({ lane }: ClockBand) => RINGS[lane] ?? RINGS[2]

/** RGN-8: the delivery times on a clock face, and as a list. */
export function DeliveryClock({ times, now }: DeliveryClockProps) {
  const { t } = useTranslation('regions')
  const { timeLabel } = useRegionLabels(now)
  const [pointed, setPointed] = useState<string | null>(null)
  const isOffered = ({ time }: ClockBand) => times.includes(time)
  const shown = BANDS.find(({ time }) => time === pointed) ?? BANDS.find(isOffered)
  return (
    <div className={styles.clock}>
      <svg className={styles.face} viewBox="-116 -116 232 232" aria-hidden="true" focusable="false">
        <circle className={styles.rim} r={FACE} />
        {HOURS.map((hour) => {
          const [x, y] = onFace(FIGURES, hour * 30)
          return (
            <text key={hour} className={styles.figure} x={x} y={y}>
              {hour}
            </text>
          )
        })}
        {BANDS.map((band) => {
          const [inner, outer] = ringOf(band)
          const middle = band.start + band.sweep / 2
          const [x, y] = onFace((inner + outer) / 2, middle)
          return (
            <g
              key={band.time}
              className={styles.band}
              data-kind={band.lane}
              data-offered={isOffered(band)}
              data-shown={band === shown}
              onPointerEnter={() => setPointed(band.time)}
            >
              <path d={ringPath(inner, outer, band.start + GAP / 2, band.sweep - GAP)} />
              {/* The outermost ring is too narrow for upright text. */}
              <text x={x} y={y} transform={band.lane > 1 ? `rotate(${middle - 180} ${x} ${y})` : undefined}>
                {band.lane === 0 ? t('clock.am') : `${band.from}–${band.to}`}
              </text>
            </g>
          )
        })}
        {shown && (
          <g className={styles.hands}>
            <line className={styles.hour} y2="-20" style={{ transform: `rotate(${shown.start}deg)` }} />
            <line className={styles.minute} y2="-28" />
            <circle r="3.5" />
          </g>
        )}
      </svg>
      <div className={styles.text}>
        {times.length === 0 && <p>{t('clock.none')}</p>}
        <ol className={styles.list}>
          {BANDS.map((band) => (
            <li
              key={band.time}
              data-kind={band.lane}
              data-offered={isOffered(band)}
              data-shown={band === shown && isOffered(band)}
              onPointerEnter={() => setPointed(band.time)}
            >
              <i aria-hidden="true" />
              <span>{timeLabel(band.time)}</span>
              {!isOffered(band) && <span className={styles.unavailable}>{t('clock.gone')}</span>}
              {isOffered(band) && <Icon name="check" size={16} />}
            </li>
          ))}
        </ol>
        <p className={styles.hint}>{t('clock.hint')}</p>
      </div>
    </div>
  )
}

import { bandHours, DELIVERY_TIMES } from '@irodori/rules/deliveryDate'

/** A delivery time as a band on a clock face of twelve hours. */
export interface ClockBand {
  /** The delivery time as on the wire. */
  readonly time: string
  /** Hours of the day, from 0 to 24. */
  readonly from: number
  readonly to: number
  /** Degrees clockwise from the top. */
  readonly start: number
  readonly sweep: number
  /** The ring, 0 is the innermost: the morning. A band that would overlap another one lies one ring further out. */
  readonly lane: number
}

const MORNING = { from: 8, to: 12 }
const DEGREES_PER_HOUR = 30

/** The hours of a delivery time; 午前中 is from 8 to 12. */
export const hoursOf = (time: string) => bandHours(time) ?? MORNING

/** RGN-8: the bands of the delivery times on a clock face. */
export function clockBands(times: readonly string[] = DELIVERY_TIMES): ClockBand[] {
  const bands: ClockBand[] = []
  for (const time of times) {
    const { from, to } = hoursOf(time)
    const taken = bands.filter((band) => from < band.to && band.from < to).map(({ lane }) => lane)
    const lane = to <= 12 ? 0 : Math.max(0, ...taken) + 1
    bands.push({
      time,
      from,
      to,
      start: (from % 12) * DEGREES_PER_HOUR,
      sweep: (to - from) * DEGREES_PER_HOUR,
      lane,
    })
  }
  return bands
}

/** A point on the clock face in its units; `angle` in degrees clockwise from the top. */
export function onFace(radius: number, angle: number): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180
  const rounded = (value: number) => Math.round(value * 100) / 100
  return [rounded(radius * Math.sin(radians)), rounded(-radius * Math.cos(radians))]
}

/** SVG path data of a segment of a ring around the centre of the face. */
export function ringPath(inner: number, outer: number, start: number, sweep: number): string {
  const isLarge = sweep > 180 ? 1 : 0
  const point = (radius: number, angle: number) => onFace(radius, angle).join(' ')
  return [
    `M${point(outer, start)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${point(outer, start + sweep)}`,
    `L${point(inner, start + sweep)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${point(inner, start)}Z`,
  ].join('')
}

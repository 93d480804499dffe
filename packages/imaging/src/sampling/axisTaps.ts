import { catmullRom, toWholeWeights, WEIGHT_ONE } from './catmullRom.ts'

/** For each pixel of the new row, the `taps` neighbours in the old row that contribute to it, and their weights. */
export interface AxisTaps {
  readonly taps: number
  /** Index of the first neighbour of each new pixel; it and the taps - 1 after it are always in range. */
  readonly first: Int32Array
  /** `taps` weights per new pixel, summing to WEIGHT_ONE. */
  readonly weights: Int32Array
}

/** Positions of new pixels on an old row of `length` pixels, in units of its pixels (the centre of pixel 0 is 0.5). */
export interface AxisGrid {
  /** Centre of new pixel 0. */
  readonly centre: number
  /** Distance from one centre to the next; negative for a mirrored row. */
  readonly step: number
  readonly count: number
  readonly length: number
}

/** Catmull-Rom weights, widened to the step when reducing. Beyond its ends the old row repeats its last pixel. */
export function axisTaps({ centre, step, count, length }: AxisGrid): AxisTaps {
  const stretch = Math.max(1, Math.abs(step))
  const reach = 2 * stretch
  const span = Math.ceil(2 * reach) + 1
  const taps = Math.min(span, length)
  const first = new Int32Array(count)
  const weights = new Int32Array(count * taps)
  const exact = new Float64Array(span)
  const whole = new Int32Array(span)
  for (let j = 0; j < count; j++) {
    const at = centre + j * step
    const low = Math.ceil(at - reach - 0.5)
    for (let t = 0; t < span; t++) exact[t] = catmullRom((low + t + 0.5 - at) / stretch)
    toWholeWeights(exact, whole)
    const start = Math.max(0, Math.min(length - taps, low))
    first[j] = start
    for (let t = 0; t < span; t++) {
      const at = j * taps + Math.max(0, Math.min(length - 1, low + t)) - start
      weights[at] = (weights[at] ?? 0) + (whole[t] ?? 0)
    }
  }
  return trimmed({ taps, first, weights })
}

/** Whether every new pixel is a copy of one old pixel. */
export const isPick = (axis: AxisTaps): boolean => axis.taps === 1 && axis.weights.every((w) => w === WEIGHT_ONE)

/** Neighbours in the old row that become neighbours in the new row, without arithmetic. */
export interface CopiedRun {
  /** Index of the first one in the new row. */
  readonly at: number
  /** Index of the first one in the old row. */
  readonly start: number
  readonly length: number
}

/** The runs of a row whose pixels are all copies; none if a pixel is mixed. */
export function copiedRuns(axis: AxisTaps): CopiedRun[] {
  if (!isPick(axis)) return []
  const ends = [...axis.first.keys()].filter((j) => axis.first[j + 1] !== (axis.first[j] ?? 0) + 1)
  return ends.map((end, i) => {
    const at = (ends[i - 1] ?? -1) + 1
    return { at, start: axis.first[at] ?? 0, length: end + 1 - at }
  })
}

/** The range of old pixels that the new row uses. */
export function columnReach({ first, taps }: AxisTaps): { from: number; to: number } {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const start of first) {
    from = Math.min(from, start)
    to = Math.max(to, start)
  }
  return { from, to: to + taps }
}

/** Drops taps at both ends that have weight 0 for every pixel, so that a row aligned with the old grid has one tap. */
function trimmed({ taps, first, weights }: AxisTaps): AxisTaps {
  const lows = new Int32Array(first.length)
  let width = 1
  for (let j = 0; j < first.length; j++) {
    let low = 0
    let high = taps - 1
    while (low < high && weights[j * taps + low] === 0) low++
    while (high > low && weights[j * taps + high] === 0) high--
    lows[j] = low
    width = Math.max(width, high - low + 1)
  }
  if (width === taps) return { taps, first, weights }
  const narrow = new Int32Array(first.length * width)
  const starts = first.map((start, j) => {
    const low = Math.min(lows[j] ?? 0, taps - width)
    narrow.set(weights.subarray(j * taps + low, j * taps + low + width), j * width)
    return start + low
  })
  return { taps: width, first: starts, weights: narrow }
}

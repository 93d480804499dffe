import type { Rect } from '@irodori/geometry/shape'
import type { Axis } from './distributeItems.ts'
import type { Span } from './snapTargets.ts'
import { across, spanAlong } from './snapTargets.ts'

/** The gap between two neighbours in print pixels. */
export interface Gap {
  readonly axis: Axis
  readonly from: number
  readonly to: number
  /** Position on the other axis at which it is drawn. */
  readonly across: number
}

/** Gaps that differ by less are equal, in print pixels. */
const SAME = 0.05

/** Shifts after which the bounds have the same gap to a neighbour as that one to the next, or are centred between two. */
export const gapShifts = (bounds: Rect, boxes: readonly Rect[], axis: Axis): readonly number[] => {
  const { start, end } = spanAlong(bounds, axis)
  return neighbours(bounds, boxes, axis).flatMap(([a, b]) => {
    const gap = b.start - a.end
    const between = (a.end + b.start) / 2 - (start + end) / 2
    return [b.end + gap - start, a.start - gap - end, ...(end - start <= gap ? [between] : [])]
  })
}

/** The pairs of equal gaps beside the bounds. */
export function equalGaps(bounds: Rect, boxes: readonly Rect[], axis: Axis): readonly Gap[] {
  const { start, end } = spanAlong(bounds, axis)
  const other = spanAlong(bounds, across(axis))
  const middle = (other.start + other.end) / 2
  const gapOf = (from: number, to: number): Gap => ({ axis, from, to, across: middle })
  const isSame = (one: number, two: number): boolean => Math.abs(one - two) < SAME
  return neighbours(bounds, boxes, axis).flatMap(([a, b]) => {
    const gap = b.start - a.end
    if (isSame(start - b.end, gap)) return [gapOf(a.end, b.start), gapOf(b.end, start)]
    if (isSame(a.start - end, gap)) return [gapOf(end, a.start), gapOf(a.end, b.start)]
    const isBetween = start >= a.end && end <= b.start && isSame(start - a.end, b.start - end)
    return isBetween ? [gapOf(a.end, start), gapOf(end, b.start)] : []
  })
}

/** Pairs of boxes in the row of the bounds that follow each other along the axis with a gap. */
function neighbours(bounds: Rect, boxes: readonly Rect[], axis: Axis): readonly (readonly [Span, Span])[] {
  const row = boxes
    .filter((box) => overlap(spanAlong(box, across(axis)), spanAlong(bounds, across(axis))))
    .map((box) => spanAlong(box, axis))
    .sort((a, b) => a.start - b.start)
  return row.flatMap((span, at) => {
    const next = row[at + 1]
    return next && next.start > span.end ? [[span, next] as const] : []
  })
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

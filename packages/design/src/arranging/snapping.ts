import type { Point, Rect } from '@irodori/geometry/shape'
import type { Axis } from './distributeItems.ts'
import type { Gap } from './equalGaps.ts'
import { equalGaps, gapShifts } from './equalGaps.ts'
import type { SnapLine, SnapTargets } from './snapTargets.ts'
import { across, spanAlong } from './snapTargets.ts'

/** A guide that shows to what an item has snapped: a line, or one of two equal gaps. Print pixels. */
export type Guide =
  | { readonly kind: 'LINE'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  | ({ readonly kind: 'GAP' } & Gap)

const AXES = ['X', 'Y'] as const
/** Positions that differ by less are equal, in print pixels. */
const SAME = 0.05

/**
 * The offset by which moved bounds snap to a line or an equal gap.
 * @param tolerance greatest offset, in print pixels
 */
export function snapMove(bounds: Rect, targets: SnapTargets, tolerance: number): Point {
  const shift = (axis: Axis): number => {
    const { start, end } = spanAlong(bounds, axis)
    const shifts = targets.lines[axis].flatMap(({ at, of }) =>
      of === 'EDGE' ? [at - start, at - end] : [at - (start + end) / 2],
    )
    // At equal distance a line takes precedence over a gap.
    return nearestShift([...shifts, ...gapShifts(bounds, targets.boxes, axis)], tolerance)
  }
  return { x: shift('X'), y: shift('Y') }
}

/** The guides at the current bounds. @param places limits the lines to these positions; null for edges, centres and gaps */
export function guidesFor(
  bounds: Rect,
  targets: SnapTargets,
  places: Readonly<Record<Axis, readonly number[]>> | null = null,
): readonly Guide[] {
  return AXES.flatMap((axis): Guide[] => [
    ...touchedLines(bounds, targets.lines[axis], axis, places?.[axis] ?? null),
    ...(places ? [] : equalGaps(bounds, targets.boxes, axis).map((gap): Guide => ({ kind: 'GAP', ...gap }))),
  ])
}

/** One guide for each line that the bounds touch, as long as all objects on it. */
function touchedLines(bounds: Rect, lines: readonly SnapLine[], axis: Axis, places: readonly number[] | null): Guide[] {
  const { start, end } = spanAlong(bounds, axis)
  const edges = places ?? [start, end]
  const middles = places ?? [(start + end) / 2]
  const reach = spanAlong(bounds, across(axis))
  const guides = new Map<number, Guide>()
  for (const { at, of, from, to } of lines) {
    if (!(of === 'EDGE' ? edges : middles).some((place) => Math.abs(place - at) < SAME)) continue
    const key = Math.round(at / SAME)
    const known = guides.get(key)
    const [first, last] = known?.kind === 'LINE' ? [known.from, known.to] : [reach.start, reach.end]
    guides.set(key, { kind: 'LINE', axis, at, from: Math.min(first, from), to: Math.max(last, to) })
  }
  return [...guides.values()]
}

/** The shortest shift; 0 if all are longer than the tolerance. */
export function nearestShift(shifts: readonly number[], tolerance: number): number {
  let best = 0
  let least = tolerance
  let isFound = false
  for (const shift of shifts) {
    const distance = Math.abs(shift)
    if (distance > least || (isFound && distance === least)) continue
    best = shift
    least = distance
    isFound = true
  }
  return best
}

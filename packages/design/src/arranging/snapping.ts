import type { Point, Rect } from '@irodori/geometry'
import type { Axis } from './distributeItems.ts'
import type { Gap } from './equalGaps.ts'
import { equalGaps, gapShifts } from './equalGaps.ts'
import type { SnapLine, SnapTargets } from './snapTargets.ts'
import { across, spanAlong } from './snapTargets.ts'

/** What is drawn to tell why something stands still: a line that is met, or two gaps that are equal. Print pixels. */
export type Guide =
  | { readonly kind: 'LINE'; readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number }
  | ({ readonly kind: 'GAP' } & Gap)

const AXES = ['X', 'Y'] as const
/** Print pixels that count as the same place. */
const SAME = 0.05

/**
 * How far moved bounds are drawn so that an edge, a middle or a gap is even; never further than the tolerance.
 * @param tolerance print pixels.
 */
export function snapMove(bounds: Rect, targets: SnapTargets, tolerance: number): Point {
  const shift = (axis: Axis): number => {
    const { start, end } = spanAlong(bounds, axis)
    const shifts = targets.lines[axis].flatMap(({ at, of }) =>
      of === 'EDGE' ? [at - start, at - end] : [at - (start + end) / 2],
    )
    // Where both are as near, an edge says more than a gap.
    return nearestShift([...shifts, ...gapShifts(bounds, targets.boxes, axis)], tolerance)
  }
  return { x: shift('X'), y: shift('Y') }
}

/** What bounds meet where they are. @param places only what these meet; null for edges, middles and gaps. */
export function guidesFor(
  bounds: Rect,
  targets: SnapTargets,
  places: Readonly<Record<Axis, readonly number[]>> | null = null,
): readonly Guide[] {
  return AXES.flatMap((axis): Guide[] => [
    ...metLines(bounds, targets.lines[axis], axis, places?.[axis] ?? null),
    ...(places ? [] : equalGaps(bounds, targets.boxes, axis).map((gap): Guide => ({ kind: 'GAP', ...gap }))),
  ])
}

/** One guide for each place that is met, as long as all that meets there. */
function metLines(bounds: Rect, lines: readonly SnapLine[], axis: Axis, places: readonly number[] | null): Guide[] {
  const { start, end } = spanAlong(bounds, axis)
  const edges = places ?? [start, end]
  const middles = places ?? [(start + end) / 2]
  const reach = spanAlong(bounds, across(axis))
  const met = new Map<number, Guide>()
  for (const { at, of, from, to } of lines) {
    if (!(of === 'EDGE' ? edges : middles).some((place) => Math.abs(place - at) < SAME)) continue
    const key = Math.round(at / SAME)
    const known = met.get(key)
    const [first, last] = known?.kind === 'LINE' ? [known.from, known.to] : [reach.start, reach.end]
    met.set(key, { kind: 'LINE', axis, at, from: Math.min(first, from), to: Math.max(last, to) })
  }
  return [...met.values()]
}

/** The shift that is shortest; none where all are longer than the tolerance. */
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

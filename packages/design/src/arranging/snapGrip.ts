import { apply } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import type { Box } from '../document/itemGeometry.ts'
import { itemToPage } from '../document/itemGeometry.ts'
import type { Axis } from './distributeItems.ts'
import type { Grip, SizeLimits } from './resizeBox.ts'
import { resizeBox, resizeBoxByGrip, scaleBox } from './resizeBox.ts'
import { nearestShift } from './snapping.ts'
import type { SnapTargets } from './snapTargets.ts'

/**
 * Snaps the corners that a grip moves to lines within the tolerance. A freely dragged corner snaps to a line of each axis;
 * otherwise the corners have one direction of movement, and the nearest line counts.
 * @param tolerance in print pixels
 */
export function snapGrip(dragged: Box, grip: Grip, limits: SizeLimits, targets: SnapTargets, tolerance: number): Box {
  const shiftsTo = (axis: Axis, place: number): number[] => targets.lines[axis].map(({ at }) => at - place)
  const corners = draggedCorners(dragged, grip, limits.keepsRatio)
  const first = draggedCorner(dragged, grip, limits.keepsRatio, { x: grip.x === 1 ? 1 : 0, y: grip.y === 1 ? 1 : 0 })
  if (isFree(grip, limits.keepsRatio)) {
    const x = nearestShift(shiftsTo('X', first.at.x), tolerance)
    const y = nearestShift(shiftsTo('Y', first.at.y), tolerance)
    return resizeBoxByGrip(dragged, grip, { x, y }, limits)
  }
  const offsets = corners.flatMap(({ at, speed }) => {
    const length = Math.hypot(speed.x, speed.y)
    const along = (shifts: readonly number[], part: number) =>
      isStill(part, speed) ? [] : shifts.map((shift) => ({ growth: shift / part, length: (shift / part) * length }))
    return [...along(shiftsTo('X', at.x), speed.x), ...along(shiftsTo('Y', at.y), speed.y)]
  })
  const shortest = nearestShift(
    offsets.map(({ length }) => length),
    tolerance,
  )
  const growth = offsets.find(({ length }) => length === shortest)?.growth ?? 0
  return limits.keepsRatio
    ? scaleBox(dragged, grip, 1 + growth, limits)
    : resizeBoxByGrip(dragged, grip, { x: first.speed.x * growth, y: first.speed.y * growth }, limits)
}

/** The positions on each axis of the corners that a grip moves along it. */
export function draggedPositions(box: Box, grip: Grip, keepsRatio: boolean): Record<Axis, readonly number[]> {
  const corners = draggedCorners(box, grip, keepsRatio)
  const moved = (axis: 'x' | 'y'): number[] =>
    corners.filter(({ speed }) => isFree(grip, keepsRatio) || !isStill(speed[axis], speed)).map(({ at }) => at[axis])
  return { X: moved('x'), Y: moved('y') }
}

const isFree = ({ x, y }: Grip, keepsRatio: boolean): boolean => x !== 0 && y !== 0 && !keepsRatio

/** Whether a movement is almost perpendicular to an axis, so that it reaches no line across that axis. */
const isStill = (part: number, { x, y }: Point): boolean => Math.abs(part) < 1e-3 * Math.hypot(x, y)

interface DraggedCorner {
  readonly at: Point
  /** Movement on the page while the sides grow by one print pixel, or the box by its own size. */
  readonly speed: Point
}

/** The corners that a grip moves: its own corner, or the two ends of its side. */
function draggedCorners(box: Box, grip: Grip, keepsRatio: boolean): readonly DraggedCorner[] {
  const ends = (side: Grip['x']): readonly number[] => (side === 0 ? [0, 1] : [(1 + side) / 2])
  return ends(grip.x).flatMap((x) => ends(grip.y).map((y) => draggedCorner(box, grip, keepsRatio, { x, y })))
}

/** @param corner as shares of the box: 0 is left or top, 1 is right or bottom */
function draggedCorner(box: Box, grip: Grip, keepsRatio: boolean, corner: Point): DraggedCorner {
  const { width, height } = box
  const longer = keepsRatio
    ? { width: 2 * width, height: 2 * height }
    : { width: width + Math.abs(grip.x), height: height + Math.abs(grip.y) }
  const cornerOf = (of: Box): Point => apply(itemToPage(of), { x: corner.x * of.width, y: corner.y * of.height })
  const at = cornerOf(box)
  const later = cornerOf(resizeBox(box, grip, longer))
  return { at, speed: { x: later.x - at.x, y: later.y - at.y } }
}

import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import type { Axis } from './distributeItems.ts'

/** A line to which edges or centres snap; `from` and `to` are the ends of the object on it. */
export interface SnapLine {
  /** Print pixels along the axis. */
  readonly at: number
  readonly of: 'EDGE' | 'MIDDLE'
  readonly from: number
  readonly to: number
}

/** The lines and boxes to which moved items snap. */
export interface SnapTargets {
  readonly lines: Readonly<Record<Axis, readonly SnapLine[]>>
  /** Bounds of the other items, for equal gaps. */
  readonly boxes: readonly Rect[]
}

/** An extent along an axis. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const spanAlong = ({ left, top, width, height }: Rect, axis: Axis): Span =>
  axis === 'X' ? { start: left, end: left + width } : { start: top, end: top + height }

export const across = (axis: Axis): Axis => (axis === 'X' ? 'Y' : 'X')

/** The edges of sheet, trim and safe area, the centre of the page, and edges and centres of all items that do not move. */
export function snapTargets(page: DesignPage, moved: ReadonlySet<string>): SnapTargets {
  const { sheet } = page
  const { trim, safe } = printAreas(sheet)
  const boxes = page.items.filter(({ id }) => !moved.has(id)).map(boundsOnPage)
  const whole = rect(0, 0, sheet.width, sheet.height)
  const linesOf = (axis: Axis): SnapLine[] => [
    ...[whole, trim, safe].flatMap((area) => edgesOf(area, axis)),
    middleOf(whole, axis),
    ...boxes.flatMap((box) => [...edgesOf(box, axis), middleOf(box, axis)]),
  ]
  return { lines: { X: linesOf('X'), Y: linesOf('Y') }, boxes }
}

function edgesOf(box: Rect, axis: Axis): SnapLine[] {
  const { start, end } = spanAlong(box, axis)
  const { start: from, end: to } = spanAlong(box, across(axis))
  return [start, end].map((at) => ({ at, of: 'EDGE', from, to }))
}

function middleOf(box: Rect, axis: Axis): SnapLine {
  const { start, end } = spanAlong(box, axis)
  const { start: from, end: to } = spanAlong(box, across(axis))
  return { at: (start + end) / 2, of: 'MIDDLE', from, to }
}

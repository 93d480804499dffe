import type { Rect } from '@irodori/geometry'
import { rect } from '@irodori/geometry'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import type { Axis } from './distributeItems.ts'

/** A line that edges or middles are drawn to; `from` and `to` say along which part of it there is something. */
export interface SnapLine {
  /** Print pixels along the axis. */
  readonly at: number
  readonly of: 'EDGE' | 'MIDDLE'
  readonly from: number
  readonly to: number
}

/** What moved items are drawn to. */
export interface SnapTargets {
  readonly lines: Readonly<Record<Axis, readonly SnapLine[]>>
  /** Neighbours, between which gaps are equal. */
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

/** The page's edges, cut edges, safe edges and middles, and those of every item but the moved ones. */
export function snapTargets(page: DesignPage, moved: ReadonlySet<string>): SnapTargets {
  const { sheet } = page
  const { trim, safe } = printAreas(sheet)
  const boxes = page.items.filter(({ id }) => !moved.has(id)).map(boundsOnPage)
  const areas = [rect(0, 0, sheet.width, sheet.height), trim, safe]
  const linesOf = (axis: Axis): SnapLine[] => [
    ...areas.flatMap((area) => edgesOf(area, axis)),
    middleOf(areas[0], axis),
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

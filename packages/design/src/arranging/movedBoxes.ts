import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Point, Rect } from '@irodori/geometry/shape'
import { uniteRects } from '@irodori/geometry/shape'
import type { Change } from '../document/change.ts'
import { NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { mayArrange } from '../document/placement.ts'
import { offsetOntoPage } from './limits.ts'
import { boxOf, placeItem } from './placeItem.ts'

/** The bounds of all items on the page; null without items. */
export const commonBounds = (items: readonly DesignItem[]): Rect | null =>
  items.map(boundsOnPage).reduce<Rect | null>((all, bounds) => (all ? uniteRects(all, bounds) : bounds), null)

/** The items that can be arranged. */
export const arrangeable = <Item extends DesignItem>({ sheet }: DesignPage, items: readonly Item[]): Item[] =>
  items.filter((item) => mayArrange(sheet, item))

/** Moves items together such that each stays on the page. Items that cannot be arranged stay. */
export function moveItems(page: DesignPage, items: readonly DesignItem[], distance: Point): Change {
  const free = arrangeable(page, items)
  const back = furthestOf(free.map((item) => offsetBack(page, item, distance)))
  const offset = { x: distance.x + back.x, y: distance.y + back.y }
  return free.map((item) => moved(page, item, offset)).reduce(squashChanges, NO_CHANGE)
}

/** The greatest of some offsets along each axis. */
export function furthestOf(offsets: readonly Point[]): Point {
  const furthest = (lengths: readonly number[]): number =>
    lengths.reduce((most, length) => (Math.abs(length) > Math.abs(most) ? length : most), 0)
  return { x: furthest(offsets.map(({ x }) => x)), y: furthest(offsets.map(({ y }) => y)) }
}

/** Moves each item by its own offset such that it stays on the page. */
export function placeEach(
  page: DesignPage,
  items: readonly DesignItem[],
  offsetOf: (item: DesignItem) => Point,
): Change {
  return items
    .map((item) => {
      const offset = offsetOf(item)
      const back = offsetBack(page, item, offset)
      return moved(page, item, { x: offset.x + back.x, y: offset.y + back.y })
    })
    .reduce(squashChanges, NO_CHANGE)
}

function offsetBack({ sheet }: DesignPage, item: DesignItem, offset: Point): Point {
  const bounds = boundsOnPage(item)
  return offsetOntoPage(sheet, { ...bounds, left: bounds.left + offset.x, top: bounds.top + offset.y })
}

/** Shorter moves, in print pixels, are rounding errors and change nothing. */
const ROUNDING = 0.01

const moved = (page: DesignPage, item: DesignItem, { x, y }: Point): Change =>
  Math.abs(x) < ROUNDING && Math.abs(y) < ROUNDING
    ? NO_CHANGE
    : placeItem(page, item, { ...boxOf(item), left: item.left + x, top: item.top + y })

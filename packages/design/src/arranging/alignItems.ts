import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Point, Rect } from '@irodori/geometry/shape'
import type { Change } from '../document/change.ts'
import { NO_CHANGE } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import { arrangeable, commonBounds, placeEach } from './movedBoxes.ts'

export const ALIGNMENTS = ['LEFT', 'CENTRE', 'RIGHT', 'TOP', 'MIDDLE', 'BOTTOM'] as const
export type ItemAlignment = (typeof ALIGNMENTS)[number]

/** Share of the free space before an item. */
const SHARES = { LEFT: 0, CENTRE: 0.5, RIGHT: 1, TOP: 0, MIDDLE: 0.5, BOTTOM: 1 } as const satisfies Record<
  ItemAlignment,
  number
>

/**
 * Aligns items by their bounds on the page. Several items are aligned to their bounding box, which includes items that
 * cannot be arranged. A single photo or ornament is aligned to the trim, a single text to the safe area.
 */
export function alignItems(page: DesignPage, items: readonly DesignItem[], alignment: ItemAlignment): Change {
  const area = areaFor(page, items)
  return area
    ? placeEach(page, arrangeable(page, items), (item) => offsetTo(boundsOnPage(item), area, alignment))
    : NO_CHANGE
}

function areaFor(page: DesignPage, items: readonly DesignItem[]): Rect | null {
  const [first, ...others] = items
  if (!first || others.length > 0) return commonBounds(items)
  const { trim, safe } = printAreas(page.sheet)
  return isTextItem(first) ? safe : trim
}

function offsetTo(bounds: Rect, area: Rect, alignment: ItemAlignment): Point {
  const share = SHARES[alignment]
  if (alignment === 'LEFT' || alignment === 'CENTRE' || alignment === 'RIGHT') {
    return { x: area.left + (area.width - bounds.width) * share - bounds.left, y: 0 }
  }
  return { x: 0, y: area.top + (area.height - bounds.height) * share - bounds.top }
}

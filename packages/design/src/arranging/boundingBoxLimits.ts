import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Point } from '@irodori/geometry/shape'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import type { BoundingBox } from './boundingBox.ts'
import { boxWithin } from './boundingBox.ts'
import { leastSide, mostSide, offsetOntoPage } from './limits.ts'
import { furthestOf } from './movedBoxes.ts'
import type { SizeLimits } from './resizeBox.ts'

/** The limits of a bounding box at which no side of an item in it becomes too short or too long. */
export function sizeLimits(sheet: Sheet, { items, box, keepsShape }: BoundingBox, keepsRatio = keepsShape): SizeLimits {
  const sides = items.map((item) => sidesAlong(item, box))
  const lowest = (side: 'x' | 'y'): number =>
    Math.max(...sides.map(({ [side]: [shortest] }) => Math.min(1, leastSide(sheet) / shortest)))
  const highest = (side: 'x' | 'y'): number =>
    Math.max(1, Math.min(...sides.map(({ [side]: [, longest] }) => mostSide(sheet) / longest)))
  return {
    least: { width: box.width * lowest('x'), height: box.height * lowest('y') },
    most: { width: box.width * highest('x'), height: box.height * highest('y') },
    keepsRatio,
  }
}

/** The shortest and the longest side of an item that scale with each side of its bounding box. */
function sidesAlong(
  { width, height, rotate }: DesignItem,
  boundingBox: Box,
): Record<'x' | 'y', readonly [number, number]> {
  const quarters = (rotate - boundingBox.rotate) / 90
  if (!Number.isInteger(quarters)) {
    const both = [Math.min(width, height), Math.max(width, height)] as const
    return { x: both, y: both }
  }
  const [x, y] = quarters % 2 === 0 ? [width, height] : [height, width]
  return { x: [x, x], y: [y, y] }
}

/** Tolerance for rounding, in print pixels. */
const ROUNDING = 0.02
/** Halvings of a distance: finer than a hundredth of a print pixel on any page. */
const HALVINGS = 24

/**
 * The furthest box of a move at which no item leaves the page, or moves further out if it is already outside.
 * @param boxAt the box after a share of the move; 0 is its beginning
 */
export function furthestOnPage(sheet: Sheet, boundingBox: BoundingBox, boxAt: (share: number) => Box): Box {
  const items = boundingBox.items.map((item) => ({ item, allowed: Math.max(outBy(sheet, item), ROUNDING) }))
  const isOnPage = (box: Box): boolean =>
    items.every(({ item, allowed }) => outBy(sheet, boxWithin(boundingBox, box, item)) <= allowed)
  const end = boxAt(1)
  if (isOnPage(end)) return end
  let [within, beyond] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const share = (within + beyond) / 2
    if (isOnPage(boxAt(share))) within = share
    else beyond = share
  }
  return boxAt(within)
}

/** The box, moved back onto the page by the distance of the item that is furthest outside. */
export function moveOntoPage(sheet: Sheet, boundingBox: BoundingBox, box: Box): Box {
  const { x, y } = furthestOf(boundingBox.items.map((item) => offsetBack(sheet, boxWithin(boundingBox, box, item))))
  return { ...box, left: box.left + x, top: box.top + y }
}

const offsetBack = (sheet: Sheet, box: Box): Point => offsetOntoPage(sheet, boundsOnPage(box))

function outBy(sheet: Sheet, box: Box): number {
  const { x, y } = offsetBack(sheet, box)
  return Math.hypot(x, y)
}

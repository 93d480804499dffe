import type { DesignItem } from '@irodori/contract'
import type { Point } from '@irodori/geometry'
import { apply, centreOf, chain, rect, rotation, rotationAbout, scaling, sinCos } from '@irodori/geometry'
import type { Change } from '../document/change.ts'
import { NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { itemToPage } from '../document/itemGeometry.ts'
import { commonBounds } from './movedBoxes.ts'
import { boxOf, keepsShape, placeItem } from './placeItem.ts'
import { centreOfSmallestCircle } from './smallestCircle.ts'

/** What a hand takes hold of: one item in its own box, or several in the upright box about them. */
export interface BoundingBox {
  /** At least one. */
  readonly items: readonly DesignItem[]
  readonly box: Box
  /** It can only grow as a whole: something in it is drawn on a circle, or leans against the sides of the frame. */
  readonly keepsShape: boolean
}

/** Null for no items. */
export function boundingBoxOf(items: readonly DesignItem[]): BoundingBox | null {
  const [first, ...others] = items
  if (!first) return null
  if (others.length === 0) return { items, box: boxOf(first), keepsShape: keepsShape(first) }
  const bounds = commonBounds(items)
  return (
    bounds && {
      items,
      box: { ...bounds, rotate: 0 },
      keepsShape: items.some((item) => keepsShape(item) || item.rotate % 90 !== 0),
    }
  )
}

/** Where an item of a frame stands when the frame becomes another box: in the same place of it, as large a part of it. */
export function boxWithin({ box: before }: BoundingBox, after: Box, item: Box): Box {
  const growth = { x: after.width / before.width, y: after.height / before.height }
  const [from, to] = [middleOf(before), middleOf(after)]
  const { x, y } = middleOf(item)
  const offset = apply(chain(rotation(-before.rotate), scaling(growth.x, growth.y), rotation(after.rotate)), {
    x: x - from.x,
    y: y - from.y,
  })
  // Sides along those of the frame grow with them; where one leans, both growths are the same.
  const { sin, cos } = sinCos(item.rotate - before.rotate)
  const one = Math.hypot(sin, cos)
  const width = (item.width * Math.hypot(cos * growth.x, sin * growth.y)) / one
  const height = (item.height * Math.hypot(sin * growth.x, cos * growth.y)) / one
  return {
    left: to.x + offset.x - width / 2,
    top: to.y + offset.y - height / 2,
    width,
    height,
    rotate: item.rotate + after.rotate - before.rotate,
  }
}

/** The change that makes a frame another box, with everything in it. */
export const placeBoundingBox = (page: DesignPage, boundingBox: BoundingBox, box: Box): Change =>
  boundingBox.items
    .map((item) => placeItem(page, item, boxWithin(boundingBox, box, item)))
    .reduce(squashChanges, NO_CHANGE)

/** The point about which everything in a frame turns; a turn leaves it where it is. */
export const centreOfBoundingBox = ({ items, box }: BoundingBox): Point =>
  items.length === 1 ? middleOf(box) : centreOfSmallestCircle(items.flatMap(cornersOf))

/** The frame turned clockwise about its middle, to a tenth of a degree, so that items turn as far as their places do. */
export function rotateBoundingBox(boundingBox: BoundingBox, angle: number): Box {
  const turn = tenthOfDegree(angle)
  const { width, height, rotate } = boundingBox.box
  const { x, y } = apply(rotationAbout(turn, centreOfBoundingBox(boundingBox)), middleOf(boundingBox.box))
  return { left: x - width / 2, top: y - height / 2, width, height, rotate: rotate + turn }
}

export const tenthOfDegree = (angle: number): number => Math.round(angle * 10) / 10

const middleOf = ({ left, top, width, height }: Box): Point => centreOf(rect(left, top, width, height))

function cornersOf(box: Box): Point[] {
  const onPage = itemToPage(box)
  return [0, box.width].flatMap((x) => [0, box.height].map((y) => apply(onPage, { x, y })))
}

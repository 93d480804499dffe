import type { DesignItem } from '@irodori/contract/entities/designItem'
import { apply, chain, rotation, rotationAbout, scaling } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import { sinCos } from '@irodori/geometry/trigonometry'
import type { Change } from '../document/change.ts'
import { NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { itemToPage } from '../document/itemGeometry.ts'
import { commonBounds } from './movedBoxes.ts'
import { boxOf, keepsShape, placeItem } from './placeItem.ts'
import { centreOfSmallestCircle } from './smallestCircle.ts'

/** The selection that is arranged: one item in its own box, or several items in their upright bounding box. */
export interface BoundingBox {
  readonly items: readonly [DesignItem, ...DesignItem[]]
  readonly box: Box
  /** It scales proportionally only: an item in it lies on a circle or is tilted against the sides of the box. */
  readonly keepsShape: boolean
}

/** The bounding box of items; null without items. */
export function boundingBoxOf(items: readonly DesignItem[]): BoundingBox | null {
  const [first, ...others] = items
  if (!first) return null
  if (others.length === 0) return { items: [first], box: boxOf(first), keepsShape: keepsShape(first) }
  const bounds = commonBounds(items)
  return (
    bounds && {
      items: [first, ...others],
      box: { ...bounds, rotate: 0 },
      keepsShape: items.some((item) => keepsShape(item) || item.rotate % 90 !== 0),
    }
  )
}

/** The box of an item after its bounding box has changed: same relative position and size. */
export function boxWithin({ box: before }: BoundingBox, after: Box, item: Box): Box {
  const growth = { x: after.width / before.width, y: after.height / before.height }
  const [from, to] = [middleOf(before), middleOf(after)]
  const { x, y } = middleOf(item)
  const offset = apply(chain(rotation(-before.rotate), scaling(growth.x, growth.y), rotation(after.rotate)), {
    x: x - from.x,
    y: y - from.y,
  })
  // Parallel sides scale with those of the bounding box; with a tilted item both factors are equal.
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

/** The change that gives a bounding box with its items another box. */
export const placeBoundingBox = (page: DesignPage, boundingBox: BoundingBox, box: Box): Change =>
  boundingBox.items
    .map((item) => placeItem(page, item, boxWithin(boundingBox, box, item)))
    .reduce(squashChanges, NO_CHANGE)

/** The centre of rotation of a bounding box, which a rotation does not move. */
export const centreOfBoundingBox = ({ items, box }: BoundingBox): Point =>
  items.length === 1 ? middleOf(box) : centreOfSmallestCircle(items.flatMap(cornersOf))

/** The box rotated clockwise about its centre, rounded to a tenth of a degree like the rotation of its items. */
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

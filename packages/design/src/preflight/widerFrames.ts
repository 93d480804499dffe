import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, rect } from '@irodori/geometry/shape'
import { keepsShape } from '../arranging/placeItem.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { mayArrange } from '../document/placement.ts'
import { printAreas } from '../document/printAreas.ts'

/** In this many steps a frame grows up to the edge of the safe area. */
const STEPS = 16

/** How far each side of a frame may move outwards. */
interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Wider frames for an upright text, the smallest first: they grow from the aligned side along the lines, then across them, up
 * to the safe area and not over an item that the text did not overlap before.
 */
export function widerFrames(page: DesignPage, item: TextItem): readonly Rect[] {
  if (item.rotate !== 0 || keepsShape(item) || !mayArrange(page.sheet, item)) return []
  const own = rect(item.left, item.top, item.width, item.height)
  const others = page.items
    .filter((other) => other.id !== item.id && !other.isDisabledItem)
    .map(boundsOnPage)
    .filter((bounds) => intersectRects(bounds, own) === null)
  const room = roomAround(page, item)
  const shares = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS)
  const isVertical = item.type === 'VERTICAL_TEXT'
  const frames = [
    ...shares.map((share) => grown(own, room, isVertical ? { x: 0, y: share } : { x: share, y: 0 })),
    ...shares.map((share) => grown(own, room, isVertical ? { x: share, y: 1 } : { x: 1, y: share })),
  ]
  const blocked = frames.findIndex((frame) => others.some((bounds) => intersectRects(bounds, frame) !== null))
  return blocked < 0 ? frames : frames.slice(0, blocked)
}

function roomAround({ sheet }: DesignPage, { left, top, width, height, ...item }: TextItem): Room {
  const { safe } = printAreas(sheet)
  const before = { x: Math.max(0, left - safe.left), y: Math.max(0, top - safe.top) }
  const after = {
    x: Math.max(0, safe.left + safe.width - left - width),
    y: Math.max(0, safe.top + safe.height - top - height),
  }
  const evenly = { x: Math.min(before.x, after.x), y: Math.min(before.y, after.y) }
  const [across, down] = [item.horizontalAlignment, item.verticalAlignment]
  return {
    left: across === 'West' ? 0 : across === 'East' ? before.x : evenly.x,
    right: across === 'East' ? 0 : across === 'West' ? after.x : evenly.x,
    top: down === 'North' ? 0 : down === 'South' ? before.y : evenly.y,
    bottom: down === 'South' ? 0 : down === 'North' ? after.y : evenly.y,
  }
}

const grown = (
  own: Rect,
  { left, right, top, bottom }: Room,
  share: { readonly x: number; readonly y: number },
): Rect =>
  rect(
    own.left - left * share.x,
    own.top - top * share.y,
    own.width + (left + right) * share.x,
    own.height + (top + bottom) * share.y,
  )

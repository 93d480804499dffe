import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { normaliseDegrees } from '@irodori/geometry/units'
import type { Change } from '../document/change.ts'
import { changeItem } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { transferPhoto } from '../photo/copyItems.ts'
import type { CropFields } from '../photo/crop.ts'
import { cropFields, cropOf } from '../photo/crop.ts'

export const boxOf = ({ left, top, width, height, rotate }: DesignItem): Box => ({ left, top, width, height, rotate })

/** Whether an item lies on a circle or is a drawing, so that its box scales proportionally only. */
export const keepsShape = ({ type }: DesignItem): boolean =>
  type === 'ARC_IMAGE' || type === 'CURVED_TEXT' || type === 'ORNAMENT'

/**
 * The change that gives an item another box. A photo is refitted about the centre of its crop, a text is set again, and the
 * circle of an item scales with it. Boxes are rounded to a hundredth of a print pixel.
 */
export const placeItem = (page: DesignPage, item: DesignItem, box: Box): Change =>
  changeItem<DesignItem>(page, item, placeFields(item, box))

/** The fields of an item that change with its box. */
export function placeFields(item: DesignItem, box: Box): Partial<DesignItem> {
  const next: Box = {
    left: hundredth(box.left),
    top: hundredth(box.top),
    width: hundredth(box.width),
    height: hundredth(box.height),
    rotate: box.rotate === item.rotate ? item.rotate : tenthOfTurn(box.rotate),
  }
  if (next.width === item.width && next.height === item.height) return next
  const grown = { ...next, ...circleOf(item, next), ...cornersOf(item, next) }
  return isImageItem(item) ? { ...grown, ...refitted(item, { ...item, ...grown } as ImageItem) } : grown
}

function circleOf(item: DesignItem, { width }: Box): { radius?: number } {
  return item.type === 'ARC_IMAGE' || item.type === 'CURVED_TEXT'
    ? { radius: hundredth((item.radius * width) / item.width) }
    : {}
}

/** Corner radius in percent at which opposite corners meet: such a frame keeps its radii. */
const ALL_ROUND = 50

/** The corner radii that keep rounded corners circular in a box with other proportions. */
function cornersOf(item: DesignItem, { width, height }: Box): Partial<Extract<DesignItem, { type: 'RECT_IMAGE' }>> {
  if (item.type !== 'RECT_IMAGE') return {}
  const { rx, ry } = item.borderRadius
  if ((rx === 0 && ry === 0) || (rx >= ALL_ROUND && ry >= ALL_ROUND)) return {}
  const growth = Math.sqrt((width * height) / (item.width * item.height))
  const percent = (share: number, old: number, side: number): number =>
    hundredth(Math.min((share * old * growth) / side, ALL_ROUND))
  return { borderRadius: { rx: percent(rx, item.width, width), ry: percent(ry, item.height, height) } }
}

function refitted(item: ImageItem, frame: ImageItem): Partial<CropFields> {
  return item.imageName === null ? {} : cropFields(cropOf({ ...frame, ...transferPhoto(frame, item) } as ImageItem))
}

const hundredth = (length: number): number => Math.round(length * 100) / 100

/** Rounds an angle to a tenth of a degree in [0, 360). */
const tenthOfTurn = (angle: number): number => (Math.round(normaliseDegrees(angle) * 10) % 3600) / 10

import type { ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { centreOf, rect } from '@irodori/geometry/shape'
import { normaliseDegrees } from '@irodori/geometry/units'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { cropFields, cropOf, fitCropInside, widestCrop, zoomOf } from './crop.ts'
import type { PhotoFields } from './photoPlacement.ts'
import { coloursOf, EMPTY_FRAME } from './photoPlacement.ts'

/** Rotation of the frame that a photo compensates: in a ring sector a photo is upright on the page, elsewhere in its frame. */
const frameRotation = ({ type, rotate }: ImageItem): number => (type === 'ARC_IMAGE' ? rotate : 0)

/**
 * The fields of a frame that shows the photo of another frame: same centre, zoom, rotation and colours, refitted so that
 * the frame is covered by the photo. In a frame of the same proportions the crop is equal.
 */
export function transferPhoto(frame: ImageItem, from: ImageItem): PhotoFields {
  if (from.imageName === null) return EMPTY_FRAME
  const crop = cropOf(from)
  const photo = { width: from.sourceWidth, height: from.sourceHeight }
  const turn = frameRotation(from) - frameRotation(frame)
  const rotate = turn === 0 ? from.imageRotate : normaliseDegrees(from.imageRotate + turn)
  const widest = widestCrop(frame, photo, rotate)
  const zoom = Math.max(1, zoomOf(crop, from, photo))
  const [width, height] = [widest.width / zoom, widest.height / zoom]
  const { x, y } = centreOf(crop.rect)
  const { imageName, redEyes, sourceWidth, sourceHeight } = from
  const fitted = fitCropInside({ rect: rect(x - width / 2, y - height / 2, width, height), rotate }, frame, photo)
  return { ...EMPTY_FRAME, ...coloursOf(from), imageName, redEyes, sourceWidth, sourceHeight, ...cropFields(fitted) }
}

/** Exchanges the photos of two frames and refits them. No change if one frame is disabled or both are empty. */
export function swapPhotos(page: DesignPage, one: ImageItem, other: ImageItem): Change {
  if (one.id === other.id || one.isDisabledItem || other.isDisabledItem) return NO_CHANGE
  const first = changeItem<ImageItem>(page, one, transferPhoto(one, other))
  return squashChanges(first, changeItem<ImageItem>(page, other, transferPhoto(other, one)))
}

/** The style of a text without its content and position. */
export type TextStyle = Pick<
  TextItem,
  'font' | 'fontSize' | 'fontWeight' | 'color' | 'borderTextColor' | 'horizontalAlignment' | 'verticalAlignment'
> & { readonly spacing?: number }

export const styleOfText = (item: TextItem): TextStyle => ({
  font: item.font,
  fontSize: item.fontSize,
  fontWeight: item.fontWeight,
  color: item.color,
  borderTextColor: item.borderTextColor,
  horizontalAlignment: item.horizontalAlignment,
  verticalAlignment: item.verticalAlignment,
  ...(item.type === 'CURVED_TEXT' ? { spacing: item.spacing } : {}),
})

/** The fields of a style that a text has: only curved text has a spacing. */
export function styleFor(item: TextItem, { spacing, ...style }: TextStyle): TextStyle {
  return item.type === 'CURVED_TEXT' && spacing !== undefined ? { ...style, spacing } : style
}

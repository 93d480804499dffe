import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import { changeItem, NO_CHANGE } from '@irodori/design/change'
import type { Crop } from '@irodori/design/crop'
import { cropFields, cropOf, fitCropInside, panCrop, zoomCrop } from '@irodori/design/crop'
import type { DesignPage } from '@irodori/design/designPage'
import { normaliseDegrees } from '@irodori/geometry/units'

/** The change that gives an item another crop, moved and scaled as little as needed to stay inside the photo. */
function changeCrop(page: DesignPage, item: ImageItem, crop: Crop): Change {
  return hasPhoto(item) ? changeItem(page, item, cropFields(insidePhoto(item, crop))) : NO_CHANGE
}

export const insidePhoto = (item: ImageItem, crop: Crop): Crop =>
  fitCropInside(crop, item, { width: item.sourceWidth, height: item.sourceHeight })

export const hasPhoto = (item: ImageItem): boolean => item.imageName !== null && !item.isDisabledItem

/** Moves the photo in its frame by print pixels along the sides of the frame. */
export const nudgeCrop = (page: DesignPage, item: ImageItem, x: number, y: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, panCrop(cropOf(item), item, { x, y })) : NO_CHANGE

/** Zooms the photo about the centre of its frame. */
export const zoomCropBy = (page: DesignPage, item: ImageItem, factor: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, zoomCrop(cropOf(item), item, factor)) : NO_CHANGE

/** Rotates the photo in its frame by degrees clockwise; the crop shrinks only as far as needed. */
export const turnCropBy = (page: DesignPage, item: ImageItem, angle: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, turnedCrop(cropOf(item), item.imageRotate + angle)) : NO_CHANGE

/** The crop with another rotation, rounded to a tenth of a degree in [0, 360). */
export const turnedCrop = (crop: Crop, angle: number): Crop => ({
  ...crop,
  rotate: (Math.round(normaliseDegrees(angle) * 10) % 3600) / 10,
})

import type { ImageItem } from '@irodori/contract'
import type { Change, Crop, DesignPage } from '@irodori/design'
import { changeItem, cropFields, cropOf, fitCropInside, NO_CHANGE, panCrop, zoomCrop } from '@irodori/design'
import { normaliseDegrees } from '@irodori/geometry'

/** The change that gives an item another crop, moved and shrunk as little as needed to show no place outside its photo. */
export function changeCrop(page: DesignPage, item: ImageItem, crop: Crop): Change {
  return hasPhoto(item) ? changeItem(page, item, cropFields(insidePhoto(item, crop))) : NO_CHANGE
}

export const insidePhoto = (item: ImageItem, crop: Crop): Crop =>
  fitCropInside(crop, item, { width: item.sourceWidth, height: item.sourceHeight })

export const hasPhoto = (item: ImageItem): boolean => item.imageName !== null && !item.isDisabledItem

/** Moves the photo under its window by print pixels along the window's own sides. */
export const nudgeCrop = (page: DesignPage, item: ImageItem, x: number, y: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, panCrop(cropOf(item), item, { x, y })) : NO_CHANGE

/** Magnifies the photo about the middle of its window. */
export const zoomCropBy = (page: DesignPage, item: ImageItem, factor: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, zoomCrop(cropOf(item), item, factor)) : NO_CHANGE

/** Turns the photo in its window by degrees clockwise; it shrinks no further than the window needs. */
export const turnCropBy = (page: DesignPage, item: ImageItem, angle: number): Change =>
  hasPhoto(item) ? changeCrop(page, item, turnedCrop(cropOf(item), item.imageRotate + angle)) : NO_CHANGE

/** The same crop at another turn, to a tenth of a degree in [0, 360). */
export const turnedCrop = (crop: Crop, angle: number): Crop => ({
  ...crop,
  rotate: (Math.round(normaliseDegrees(angle) * 10) % 3600) / 10,
})

import type { ImageItem } from '@irodori/contract'
import type { Point, Size } from '@irodori/geometry'
import { centreOf, normaliseDegrees, rect } from '@irodori/geometry'
import type { Crop } from './crop.ts'
import { cropFields, cropOf, fitCropInside, MAX_ZOOM, panCrop, widestCrop, zoomCrop, zoomOf } from './crop.ts'
import { BRIGHTNESS_RANGE, EMPTY_FRAME, placePhoto } from './photoPlacement.ts'

type Patch = Partial<Omit<ImageItem, 'id' | 'type'>>

const photoSize = (item: ImageItem): Size => ({ width: item.sourceWidth, height: item.sourceHeight })

const fitted = (item: ImageItem, crop: Crop): Patch => cropFields(fitCropInside(crop, item, photoSize(item)))

/** Degrees in (-180, 180]: what a slider with 0 in its middle shows. */
export function signedDegrees(angle: number): number {
  const positive = normaliseDegrees(angle)
  return positive > 180 ? positive - 360 : positive
}

/** Turns the photo in its window. It stays as magnified as it was, so a full turn ends where it began. */
export function turnPhoto(item: ImageItem, rotate: number): Patch {
  const crop = cropOf(item)
  const turned = signedDegrees(Math.round(rotate * 10) / 10)
  const widest = widestCrop(item, photoSize(item), turned)
  const zoom = photoZoom(item)
  const centre = centreOf(crop.rect)
  const [width, height] = [widest.width / zoom, widest.height / zoom]
  return fitted(item, { rect: rect(centre.x - width / 2, centre.y - height / 2, width, height), rotate: turned })
}

/** Moves the photo under its window by print pixels. */
export const nudgePhoto = (item: ImageItem, distance: Point): Patch =>
  fitted(item, panCrop(cropOf(item), item, distance))

/** From 1, where the photo just fills its window, to MAX_ZOOM. */
export const photoZoom = (item: ImageItem): number =>
  item.imageName === null ? 1 : Math.min(Math.max(zoomOf(cropOf(item), item, photoSize(item)), 1), MAX_ZOOM)

export const zoomPhotoTo = (item: ImageItem, zoom: number): Patch =>
  fitted(item, zoomCrop(cropOf(item), item, zoom / photoZoom(item)))

export const brightenPhoto = (brightnessFactor: number): Patch => ({
  brightnessFactor: Math.min(Math.max(brightnessFactor, BRIGHTNESS_RANGE.least), BRIGHTNESS_RANGE.most),
})

/** The photo as it was when it was put in. */
export const resetPhoto = (item: ImageItem): Patch =>
  item.imageName === null ? {} : placePhoto(item, { ...photoSize(item), imageName: item.imageName })

export const deletePhoto = (): Patch => EMPTY_FRAME

/** A window that is turned off prints a blank; turning it on again begins with an empty window. */
export const setFrameDisabled = (isDisabledItem: boolean): Patch => ({ ...EMPTY_FRAME, isDisabledItem })

import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Point, Size } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import { normaliseDegrees } from '@irodori/geometry/units'
import type { Crop } from './crop.ts'
import { cropFields, cropOf, fitCropInside, MAX_ZOOM, panCrop, widestCrop, zoomCrop, zoomOf } from './crop.ts'
import type { PhotoFaces } from './faceSafeCrop.ts'
import { placeWithFaces } from './faceSafeCrop.ts'
import { BRIGHTNESS_RANGE, EMPTY_FRAME } from './photoPlacement.ts'

type Patch = Partial<Omit<ImageItem, 'id' | 'type'>>

const photoSize = (item: ImageItem): Size => ({ width: item.sourceWidth, height: item.sourceHeight })

const fitted = (item: ImageItem, crop: Crop): Patch => cropFields(fitCropInside(crop, item, photoSize(item)))

/** Normalises an angle to (-180, 180] degrees, the range of a slider with 0 in its middle. */
export function signedDegrees(angle: number): number {
  const positive = normaliseDegrees(angle)
  return positive > 180 ? positive - 360 : positive
}

/** Rotates the photo in its frame and keeps the zoom, so that a full rotation restores the crop. */
export function turnPhoto(item: ImageItem, rotate: number): Patch {
  const crop = cropOf(item)
  const turned = signedDegrees(Math.round(rotate * 10) / 10)
  const widest = widestCrop(item, photoSize(item), turned)
  const zoom = photoZoom(item)
  const centre = centreOf(crop.rect)
  const [width, height] = [widest.width / zoom, widest.height / zoom]
  return fitted(item, { rect: rect(centre.x - width / 2, centre.y - height / 2, width, height), rotate: turned })
}

/** Moves the photo in its frame by print pixels. */
export const nudgePhoto = (item: ImageItem, distance: Point): Patch =>
  fitted(item, panCrop(cropOf(item), item, distance))

/** Zoom from 1, at which the photo just covers its frame, to MAX_ZOOM. */
export const photoZoom = (item: ImageItem): number =>
  item.imageName === null ? 1 : Math.min(Math.max(zoomOf(cropOf(item), item, photoSize(item)), 1), MAX_ZOOM)

export const zoomPhotoTo = (item: ImageItem, zoom: number): Patch =>
  fitted(item, zoomCrop(cropOf(item), item, zoom / photoZoom(item)))

export const brightenPhoto = (brightnessFactor: number): Patch => ({
  brightnessFactor: Math.min(Math.max(brightnessFactor, BRIGHTNESS_RANGE.least), BRIGHTNESS_RANGE.most),
})

/** Restores the crop and brightness that the photo had when it was placed. */
export const resetPhoto = (item: ImageItem, faces: PhotoFaces = {}): Patch =>
  item.imageName === null ? {} : placeWithFaces(item, { ...photoSize(item), imageName: item.imageName, ...faces })

export const deletePhoto = (): Patch => EMPTY_FRAME

/** A disabled frame prints blank. A frame that is enabled again is empty. */
export const setFrameDisabled = (isDisabledItem: boolean): Patch => ({ ...EMPTY_FRAME, isDisabledItem })

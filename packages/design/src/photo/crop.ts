import type { ImageItem } from '@irodori/contract/entities/designItem'
import { apply, rotation } from '@irodori/geometry/affine'
import type { Point, Rect, Size } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import { sinCos } from '@irodori/geometry/trigonometry'

/** The part of a photo that a frame shows: a rectangle in pixels of the upright photo, and the rotation in the frame. */
export interface Crop {
  readonly rect: Rect
  readonly rotate: number
}

export const cropOf = (item: ImageItem): Crop => ({
  rect: rect(item.croppedLeft, item.croppedTop, item.croppedWidth, item.croppedHeight),
  rotate: item.imageRotate,
})

export type CropFields = Pick<
  ImageItem,
  'croppedLeft' | 'croppedTop' | 'croppedWidth' | 'croppedHeight' | 'imageRotate'
>

export const cropFields = (crop: Crop): CropFields => ({
  croppedLeft: crop.rect.left,
  croppedTop: crop.rect.top,
  croppedWidth: crop.rect.width,
  croppedHeight: crop.rect.height,
  imageRotate: crop.rotate,
})

/** Greatest zoom: the side of the widest crop divided by that of the crop. */
export const MAX_ZOOM = 10

/** The largest crop with the proportions of the frame that stays inside the photo rotated by `rotate` degrees. */
export function widestCrop(frame: Size, photo: Size, rotate: number): Size {
  const extent = rotatedExtent(frame, rotate)
  const scale = Math.min(photo.width / extent.width, photo.height / extent.height)
  return { width: frame.width * scale, height: frame.height * scale }
}

/** The largest crop of an upright photo, centred. */
export function coverCrop(frame: Size, photo: Size): Crop {
  const { width, height } = widestCrop(frame, photo, 0)
  return { rect: rect((photo.width - width) / 2, (photo.height - height) / 2, width, height), rotate: 0 }
}

/** The nearest crop with the proportions of the frame that stays inside the photo and within the zoom limits. */
export function fitCropInside(crop: Crop, frame: Size, photo: Size): Crop {
  const widest = widestCrop(frame, photo, crop.rotate)
  const width = Math.min(Math.max(crop.rect.width, widest.width / MAX_ZOOM), widest.width)
  const size = { width, height: (width * frame.height) / frame.width }
  const extent = rotatedExtent(size, crop.rotate)
  const centre = centreOf(crop.rect)
  const x = clamp(centre.x, extent.width / 2, photo.width - extent.width / 2)
  const y = clamp(centre.y, extent.height / 2, photo.height - extent.height / 2)
  return { rect: rect(x - size.width / 2, y - size.height / 2, size.width, size.height), rotate: crop.rotate }
}

/** Moves the photo in its frame by a distance in pixels of the frame. */
export function panCrop(crop: Crop, frame: Size, distance: Point): Crop {
  const scale = crop.rect.width / frame.width
  const inPhoto = apply(rotation(-crop.rotate), { x: distance.x * scale, y: distance.y * scale })
  return { ...crop, rect: { ...crop.rect, left: crop.rect.left - inPhoto.x, top: crop.rect.top - inPhoto.y } }
}

/**
 * Zooms the photo about a point of the frame.
 * @param anchor fixed point in pixels of the frame, relative to its centre
 */
export function zoomCrop(crop: Crop, frame: Size, factor: number, anchor: Point = { x: 0, y: 0 }): Crop {
  const scale = crop.rect.width / frame.width
  const shift = apply(rotation(-crop.rotate), anchor)
  const keep = scale * (1 - 1 / factor)
  const centre = centreOf(crop.rect)
  const width = crop.rect.width / factor
  const height = crop.rect.height / factor
  const left = centre.x + shift.x * keep - width / 2
  const top = centre.y + shift.y * keep - height / 2
  return { ...crop, rect: rect(left, top, width, height) }
}

/** Zoom of a crop: 1 for the widest crop. */
export const zoomOf = (crop: Crop, frame: Size, photo: Size): number =>
  widestCrop(frame, photo, crop.rotate).width / crop.rect.width

function rotatedExtent(size: Size, rotate: number): Size {
  const { sin, cos } = sinCos(rotate)
  const [s, c] = [Math.abs(sin), Math.abs(cos)]
  return { width: size.width * c + size.height * s, height: size.width * s + size.height * c }
}

const clamp = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most)

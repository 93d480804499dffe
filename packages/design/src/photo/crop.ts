import type { ImageItem } from '@irodori/contract'
import type { Point, Rect, Size } from '@irodori/geometry'
import { apply, centreOf, rect, rotation, sinCos } from '@irodori/geometry'

/** What a window shows of a photo: a rectangle in pixels of the upright photo, and the photo's turn in the window. */
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

/** How far a customer may zoom in: the window then shows one pixel in this many of the widest crop's side. */
export const MAX_ZOOM = 10

/** The largest crop of the window's shape that stays inside the photo when the photo is turned by `rotate`. */
export function widestCrop(frame: Size, photo: Size, rotate: number): Size {
  const extent = turnedExtent(frame, rotate)
  const scale = Math.min(photo.width / extent.width, photo.height / extent.height)
  return { width: frame.width * scale, height: frame.height * scale }
}

/** The crop that fills the window with the middle of the photo. */
export function coverCrop(frame: Size, photo: Size): Crop {
  const { width, height } = widestCrop(frame, photo, 0)
  return { rect: rect((photo.width - width) / 2, (photo.height - height) / 2, width, height), rotate: 0 }
}

/** The nearest crop of the window's shape that shows no place outside the photo. */
export function fitCropInside(crop: Crop, frame: Size, photo: Size): Crop {
  const widest = widestCrop(frame, photo, crop.rotate)
  const width = Math.min(Math.max(crop.rect.width, widest.width / MAX_ZOOM), widest.width)
  const size = { width, height: (width * frame.height) / frame.width }
  const extent = turnedExtent(size, crop.rotate)
  const centre = centreOf(crop.rect)
  const x = clamp(centre.x, extent.width / 2, photo.width - extent.width / 2)
  const y = clamp(centre.y, extent.height / 2, photo.height - extent.height / 2)
  return { rect: rect(x - size.width / 2, y - size.height / 2, size.width, size.height), rotate: crop.rotate }
}

/** Moves the photo under the window by a distance given in the window's own pixels. */
export function panCrop(crop: Crop, frame: Size, distance: Point): Crop {
  const scale = crop.rect.width / frame.width
  const inPhoto = apply(rotation(-crop.rotate), { x: distance.x * scale, y: distance.y * scale })
  return { ...crop, rect: { ...crop.rect, left: crop.rect.left - inPhoto.x, top: crop.rect.top - inPhoto.y } }
}

/**
 * Magnifies the photo about a point of the window.
 * @param anchor in the window's own pixels from its centre; the photo stays put there.
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

/** How much the photo is magnified beyond the least that fills the window; from 1. */
export const zoomOf = (crop: Crop, frame: Size, photo: Size): number =>
  widestCrop(frame, photo, crop.rotate).width / crop.rect.width

function turnedExtent(size: Size, rotate: number): Size {
  const { sin, cos } = sinCos(rotate)
  const [s, c] = [Math.abs(sin), Math.abs(cos)]
  return { width: size.width * c + size.height * s, height: size.width * s + size.height * c }
}

const clamp = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most)

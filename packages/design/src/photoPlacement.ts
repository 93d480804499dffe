import type { ImageItem } from '@irodori/contract'
import type { Size } from '@irodori/geometry'
import { coverCrop, cropFields } from './crop.ts'

type PhotoFields = Omit<
  ImageItem,
  | 'id'
  | 'type'
  | 'position'
  | 'priorityIndex'
  | 'top'
  | 'left'
  | 'width'
  | 'height'
  | 'rotate'
  | 'isDisabledItem'
  | 'borderRadius'
  | 'radius'
  | 'angle'
>

/** A window without a photo: what deleting a photo gives. */
export const EMPTY_WINDOW: PhotoFields = {
  imageName: null,
  cropImageName: null,
  sourceWidth: 0,
  sourceHeight: 0,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 0,
  croppedHeight: 0,
  imageRotate: 0,
  brightnessFactor: 100,
}

/** A photo put into a window: upright, as bright as it is, its middle filling the window. */
export function placePhoto(window: Size, photo: Size & { readonly imageName: string }): PhotoFields {
  return {
    ...EMPTY_WINDOW,
    imageName: photo.imageName,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    ...cropFields(coverCrop(window, photo)),
  }
}

export const ROTATE_STEP = 30
export const BRIGHTNESS_STEP = 5
export const BRIGHTNESS_RANGE = { least: 5, most: 200 } as const

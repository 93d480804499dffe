import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Size } from '@irodori/geometry/shape'
import { normaliseDegrees } from '@irodori/geometry/units'
import { coverCrop, cropFields, fitCropInside } from './crop.ts'

/** The fields of a frame that describe its photo. */
export type PhotoFields = Omit<
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
  | 'placement'
  | 'borderRadius'
  | 'radius'
  | 'angle'
>

/** How the colours of a photo are changed. Its file is never changed. */
export type PhotoColours = Pick<ImageItem, 'brightnessFactor' | 'grading'>

export const coloursOf = ({ brightnessFactor, grading }: ImageItem): PhotoColours => ({ brightnessFactor, grading })

/** The colours of the photo itself. */
export const OWN_COLOURS: PhotoColours = { brightnessFactor: 100, grading: undefined }

/** The fields of a frame without a photo. */
export const EMPTY_FRAME: PhotoFields = {
  imageName: null,
  cropImageName: null,
  sourceWidth: 0,
  sourceHeight: 0,
  croppedLeft: 0,
  croppedTop: 0,
  croppedWidth: 0,
  croppedHeight: 0,
  imageRotate: 0,
  ...OWN_COLOURS,
  redEyes: undefined,
}

/**
 * The fields of a frame with a newly placed photo: original colours, centred, covering the frame. The photo tilts with
 * the frame, except in a ring sector, where it is upright on the page.
 */
export function placePhoto(
  frame: Size & Pick<ImageItem, 'type' | 'rotate'>,
  photo: Size & { readonly imageName: string },
): PhotoFields {
  const upright = frame.type === 'ARC_IMAGE' ? normaliseDegrees(-frame.rotate) : 0
  return {
    ...EMPTY_FRAME,
    imageName: photo.imageName,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    ...cropFields(fitCropInside({ ...coverCrop(frame, photo), rotate: upright }, frame, photo)),
  }
}

export const ROTATE_STEP = 30
export const BRIGHTNESS_STEP = 5
export const BRIGHTNESS_RANGE = { least: 5, most: 200 } as const

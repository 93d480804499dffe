import type { Grading, ImageItem } from '@irodori/contract/entities/designItem'
import { coverCrop } from '@irodori/design/crop'
import { MAX_FRAME_SIDE } from '../catalogue/pageLimits.ts'

/** The fields of the image calls; lengths are pixels of the photo scaled to scaleWidth × scaleHeight. */
export interface CropInput {
  readonly transformType: 'RECT_IMAGE' | 'CIRCLE_IMAGE' | 'ARC_IMAGE'
  readonly scaleWidth?: number | undefined
  readonly scaleHeight?: number | undefined
  readonly rotate: number
  readonly brightnessFactor: number
  readonly grading?: Grading | undefined
  readonly borderRadiusX: number
  readonly borderRadiusY: number
  readonly radius: number
  readonly templateAngle: number
  readonly croppedLeft?: number | undefined
  readonly croppedTop?: number | undefined
  readonly croppedWidth?: number | undefined
  readonly croppedHeight?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

interface Photo {
  readonly imageName: string
  /** Upright, in its own pixels. */
  readonly width: number
  readonly height: number
}

/** Width at which a photo is scaled if a call states none. */
const STANDARD_WIDTH = 810

/**
 * The photo frame that a call describes, in a box of its own. Without a crop the centre of the photo fills the frame;
 * without a size the picture is as large as its crop on the scaled photo. templateRotate rotates the frame on its page,
 * so it does not affect the picture.
 * @returns null if the lengths describe no picture
 */
export function frameOf(input: CropInput, photo: Photo | null): ImageItem | null {
  const whole = photo ?? { imageName: null, width: 1, height: 1 }
  const scaleWidth = input.scaleWidth ?? STANDARD_WIDTH
  const scaleHeight = input.scaleHeight ?? (scaleWidth * whole.height) / whole.width
  if (!(scaleWidth > 0 && scaleHeight > 0)) return null
  const width = Math.round(input.width ?? input.croppedWidth ?? scaleWidth)
  const height = Math.round(input.height ?? input.croppedHeight ?? scaleHeight)
  if (!(width >= 1 && height >= 1 && width <= MAX_FRAME_SIDE && height <= MAX_FRAME_SIDE)) return null
  const toPhoto = { x: whole.width / scaleWidth, y: whole.height / scaleHeight }
  const middle = coverCrop({ width, height }, whole).rect
  const isCropped = input.croppedWidth !== undefined && input.croppedHeight !== undefined
  const crop = isCropped
    ? {
        left: (input.croppedLeft ?? 0) * toPhoto.x,
        top: (input.croppedTop ?? 0) * toPhoto.y,
        width: (input.croppedWidth ?? 0) * toPhoto.x,
        height: (input.croppedHeight ?? 0) * toPhoto.y,
      }
    : middle
  if (!(crop.width > 0 && crop.height > 0)) return null
  const item = {
    id: 'frame',
    position: 1,
    priorityIndex: 1,
    top: 0,
    left: 0,
    width,
    height,
    rotate: 0,
    isDisabledItem: photo === null,
    imageName: whole.imageName,
    cropImageName: null,
    sourceWidth: whole.width,
    sourceHeight: whole.height,
    croppedLeft: crop.left,
    croppedTop: crop.top,
    croppedWidth: crop.width,
    croppedHeight: crop.height,
    imageRotate: input.rotate,
    brightnessFactor: Math.round(Math.min(200, Math.max(0, input.brightnessFactor))),
    grading: input.grading,
  }
  switch (input.transformType) {
    case 'RECT_IMAGE':
      return { type: 'RECT_IMAGE', ...item, borderRadius: { rx: input.borderRadiusX, ry: input.borderRadiusY } }
    case 'CIRCLE_IMAGE':
      return { type: 'CIRCLE_IMAGE', ...item }
    case 'ARC_IMAGE': {
      const { radius, templateAngle: angle } = input
      return radius > 0 && angle > 0 && angle <= 180 ? { type: 'ARC_IMAGE', ...item, radius, angle } : null
    }
  }
}

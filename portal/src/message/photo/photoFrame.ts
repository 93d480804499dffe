import type { RectImageItem } from '@irodori/contract/entities/designItem'
import type { MessagePhoto } from '../messageParts.ts'

/** Height of the frame in the editor; its width follows from the aspect ratio of the position. */
const FRAME_HEIGHT = 1000

/** A photo of a message as a frame of a design, which the canvas can edit. */
export const frameOfPhoto = (photo: MessagePhoto): RectImageItem => ({
  type: 'RECT_IMAGE',
  id: 'window',
  position: 1,
  priorityIndex: 1,
  top: 0,
  left: 0,
  width: Math.round(FRAME_HEIGHT * photo.ratio),
  height: FRAME_HEIGHT,
  rotate: 0,
  isDisabledItem: false,
  imageName: photo.imageName,
  cropImageName: photo.cropImageName,
  sourceWidth: photo.sourceWidth,
  sourceHeight: photo.sourceHeight,
  croppedLeft: photo.croppedLeft,
  croppedTop: photo.croppedTop,
  croppedWidth: photo.croppedWidth,
  croppedHeight: photo.croppedHeight,
  imageRotate: photo.imageRotate,
  brightnessFactor: Math.round(photo.brightness),
  borderRadius: { rx: 0, ry: 0 },
})

/** DGM-11: the fields that a save sends; lengths are pixels of the upright photo. */
export const photoFields = (item: RectImageItem) => ({
  ...(item.imageName === null ? {} : { imageName: item.imageName }),
  rotate: item.imageRotate,
  brightnessFactor: item.brightnessFactor,
  scaleWidth: item.sourceWidth,
  scaleHeight: item.sourceHeight,
  croppedLeft: item.croppedLeft,
  croppedTop: item.croppedTop,
  croppedWidth: item.croppedWidth,
  croppedHeight: item.croppedHeight,
  width: item.width,
  height: item.height,
})

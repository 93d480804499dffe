import { randomUUID } from 'node:crypto'
import type { Result } from '@irodori/result'
import { photoRatio } from '@irodori/rules/messageLayout'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller, UploadedFile } from '../../http/request.ts'
import { frameOf } from '../../image/frameOf.ts'
import { changeableOrder } from './changeMessage.ts'
import { cropMessagePhoto, fitToPlace } from './cropMessagePhoto.ts'
import type { MessageDeps } from './messageDeps.ts'
import { newCropName } from './messageFiles.ts'
import type { MessageImage } from './messagePhoto.ts'
import { knownPhoto, newPhoto } from './messagePhoto.ts'
import { storeItem } from './storeItem.ts'

/** Lengths are in pixels of the photo scaled to scaleWidth × scaleHeight, as in the image calls of designs. */
export interface PhotoInput {
  readonly orderNumber: string
  readonly templateId: string
  /** Name of an earlier upload; without it and without a file the photo in this place is cropped again. */
  readonly imageName?: string | undefined
  readonly rotate: number
  readonly brightnessFactor: number
  readonly scaleWidth?: number | undefined
  readonly scaleHeight?: number | undefined
  readonly croppedLeft?: number | undefined
  readonly croppedTop?: number | undefined
  readonly croppedWidth?: number | undefined
  readonly croppedHeight?: number | undefined
}

/** Crops a photo to the proportions of its place and saves it there. */
export async function saveMessageImage(
  deps: MessageDeps,
  caller: Caller,
  position: number,
  input: PhotoInput,
  upload: UploadedFile | null,
): Promise<Result<MessageImage, ApiError>> {
  const ratio = photoRatio(position)
  if (ratio === null) return fail(400, 'REQUEST_INVALID', { error: { position: ['unknown'] } })
  const orderResult = await changeableOrder(deps.database, caller, input)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  const photoResult = upload ? await newPhoto(deps, upload) : await knownPhoto(deps, order, { ...input, position })
  if (!photoResult.ok) return photoResult
  const photo = photoResult.value

  const { width, height, isNew, bytes, imageName } = photo
  const shape = {
    transformType: 'RECT_IMAGE',
    borderRadiusX: 0,
    borderRadiusY: 0,
    radius: 0,
    templateAngle: 0,
  } as const
  // Without a crop the centre of the photo is used, so the frame must already have the proportions of its place.
  const window = frameOf({ ...input, ...shape, width: 1000 * ratio, height: 1000 }, { imageName, width, height })
  if (!window) return fail(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })
  const fitted = fitToPlace(window, ratio)
  const picture = await cropMessagePhoto(deps.pool, fitted, bytes)

  const cropImageName = newCropName(picture.kind)
  const item: MessageImage = {
    type: 'RECT_IMAGE',
    id: randomUUID(),
    templateId: input.templateId,
    position,
    imageName,
    cropImageName,
    fileName: cropImageName,
    width: fitted.width,
    height: fitted.height,
    left: 0,
    top: 0,
    sourceWidth: width,
    sourceHeight: height,
    croppedLeft: fitted.croppedLeft,
    croppedTop: fitted.croppedTop,
    croppedWidth: fitted.croppedWidth,
    croppedHeight: fitted.croppedHeight,
    rotate: fitted.imageRotate,
    imageRotate: fitted.imageRotate,
    brightness: fitted.brightnessFactor,
    ratio,
  }
  return storeItem(deps, caller, order, item, [
    ...(isNew ? [{ name: imageName, content: bytes }] : []),
    { name: cropImageName, content: picture.bytes },
  ])
}

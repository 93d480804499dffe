import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { MEGABYTE, UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { findTemplate } from '../catalogue/catalogue.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { UploadedFile } from '../http/request.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { cropAnimation } from './cropAnimation.ts'
import type { CroppedPicture } from './cropPicture.ts'
import { cropPicture } from './cropPicture.ts'
import { frameOf } from './frameOf.ts'
import type { ReadPhoto } from './readPhoto.ts'
import { readPhoto } from './readPhoto.ts'
import { photoNameOf, storePhoto } from './storePhoto.ts'

export interface ImageDeps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
}

type Input = BodyOf<typeof endpoints.uploadImage>
type Uploaded = AnswerOf<typeof endpoints.uploadImage>
type Crop = (imageFolder: string, item: ImageItem, bytes: Uint8Array) => Promise<Result<CroppedPicture, ApiError>>

/** Stores a photo in the order's folder and crops the first picture from it. */
export const uploadImage = (deps: ImageDeps, order: OrderRow, input: Input, upload: UploadedFile) =>
  storeAndCrop(deps, order, input, upload, async (...request) => ok(await cropPicture(deps, ...request)))

/** The same for a GIF, whose cropped picture is animated too. */
export const uploadAnimation = (deps: ImageDeps, order: OrderRow, input: Input, upload: UploadedFile) =>
  storeAndCrop(deps, order, input, upload, (...request) => cropAnimation(deps, ...request), 'gif')

async function storeAndCrop(
  deps: ImageDeps,
  order: OrderRow,
  input: Input,
  upload: UploadedFile,
  crop: Crop,
  onlyKind?: ReadPhoto['kind'],
): Promise<Outcome<Uploaded>> {
  const read = await readPhoto(deps.pool, upload, await limitOf(deps.database, input.templateId), input.pixelHash)
  if (!read.ok) return read
  const photo = read.value
  if (onlyKind !== undefined && photo.kind !== onlyKind) return fail(400, 'IMAGE_INVALID')
  const imageName = photoNameOf(photo)
  const item = frameOf(input, { ...photo, imageName })
  if (!item) return fail(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })
  await storePhoto(deps, order, imageName, photo)
  const croppedResult = await crop(order.image_folder, item, photo.bytes)
  if (!croppedResult.ok) return croppedResult
  const cropped = croppedResult.value
  return answer({
    imageFolder: order.image_folder,
    imageName,
    cropImageName: cropped.name,
    cropImageWidth: cropped.width,
    cropImageHeight: cropped.height,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    photoCondition: photo.condition,
  })
}

/** The size in bytes from which a file is refused; a template may raise it. */
async function limitOf(database: Database, templateId: string | undefined): Promise<number> {
  const template = templateId === undefined ? null : await findTemplate(database, templateId)
  return template ? template.maxUploadMegabytes * MEGABYTE : UPLOAD_LIMITS.PHOTO
}

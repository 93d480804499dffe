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
import { cropNameOf } from './cropPicture.ts'
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

/** Stores a photo in the order's folder. Its first crop is made when it is first requested: the studio draws its own. */
export async function uploadImage(
  deps: ImageDeps,
  order: OrderRow,
  input: Input,
  upload: UploadedFile,
): Promise<Outcome<Uploaded>> {
  const read = await readPhotoOfFrame(deps, input, upload)
  if (!read.ok) return read
  const { photo, imageName, item } = read.value
  const name = cropNameOf(item, 'png')
  await storePhoto(deps, order, imageName, photo, { [name]: item })
  return uploaded(order, read.value, { name, width: item.width, height: item.height })
}

/** The same for a GIF, whose crop is animated too and is made at once, because it may not be possible. */
export async function uploadAnimation(
  deps: ImageDeps,
  order: OrderRow,
  input: Input,
  upload: UploadedFile,
): Promise<Outcome<Uploaded>> {
  const read = await readPhotoOfFrame(deps, input, upload)
  if (!read.ok) return read
  const { photo, imageName, item } = read.value
  if (photo.kind !== 'gif') return fail(400, 'IMAGE_INVALID')
  await storePhoto(deps, order, imageName, photo)
  const cropped = await cropAnimation(deps, order.image_folder, item, photo.bytes)
  return cropped.ok ? uploaded(order, read.value, cropped.value) : cropped
}

interface PhotoOfFrame {
  readonly photo: ReadPhoto
  readonly imageName: string
  readonly item: ImageItem
}

async function readPhotoOfFrame(
  { pool, database }: ImageDeps,
  input: Input,
  upload: UploadedFile,
): Promise<Result<PhotoOfFrame, ApiError>> {
  const read = await readPhoto(pool, upload, await limitOf(database, input.templateId), input.pixelHash)
  if (!read.ok) return read
  const imageName = photoNameOf(read.value)
  const item = frameOf(input, { ...read.value, imageName })
  if (!item) return fail(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })
  return ok({ photo: read.value, imageName, item })
}

const uploaded = ({ image_folder }: OrderRow, { photo, imageName }: PhotoOfFrame, crop: CroppedPicture) =>
  answer<Uploaded>({
    imageFolder: image_folder,
    imageName,
    cropImageName: crop.name,
    cropImageWidth: crop.width,
    cropImageHeight: crop.height,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    photoCondition: photo.condition,
  })

/** The size in bytes from which a file is refused; a template may raise it. */
async function limitOf(database: Database, templateId: string | undefined): Promise<number> {
  const template = templateId === undefined ? null : await findTemplate(database, templateId)
  return template ? template.maxUploadMegabytes * MEGABYTE : UPLOAD_LIMITS.PHOTO
}

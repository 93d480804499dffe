import { createHash } from 'node:crypto'
import type { AnswerOf, BodyOf, ErrorCode, endpoints } from '@irodori/contract'
import { MAX_UPLOAD_BYTES } from '@irodori/imaging'
import { findTemplate } from '../catalogue/catalogue.ts'
import type { Database, OrderRow } from '../database/tables.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { UploadedFile } from '../http/request.ts'
import type { Storage } from '../storage/storage.ts'
import type { IngestResult } from '../work/tasks.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { cutPicture } from './cutPicture.ts'
import { orderFileKey } from './imageFiles.ts'
import { windowOf } from './windowOf.ts'

export interface ImageNeeds {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
}

type Problem = Extract<IngestResult, { ok: false }>['problem']

const CODES: Readonly<Record<Problem, ErrorCode>> = {
  INVALID_TYPE: 'IMAGE_INVALID',
  UNREADABLE: 'IMAGE_INVALID',
  TRUNCATED: 'IMAGE_TRUNCATED',
  TOO_MANY_PIXELS: 'IMAGE_TOO_MANY_PIXELS',
}

const MEGABYTE = 1024 * 1024

/** Keeps a photo in the order's folder under the hash of its bytes, and cuts the first picture from it. */
export async function uploadImage(
  needs: ImageNeeds,
  order: OrderRow,
  wish: BodyOf<typeof endpoints.uploadImage>,
  upload: UploadedFile,
): Promise<Outcome<AnswerOf<typeof endpoints.uploadImage>>> {
  const { database, storage, pool, now } = needs
  const { bytes } = upload
  if (upload.isCut || bytes.length >= (await limitOf(database, wish.templateId))) {
    return refused(400, 'IMAGE_MAXIMUM_SIZE')
  }
  const photo = await pool.ingest({ bytes })
  if (!photo.ok) return refused(400, CODES[photo.problem])
  const imageName = `${createHash('sha256').update(bytes).digest('hex')}.${photo.kind}`
  const item = windowOf(wish, { ...photo, imageName })
  if (!item) return refused(400, 'REQUEST_INVALID', { error: { width: ['these lengths make no picture'] } })

  await storage.put(orderFileKey(order.image_folder, imageName), bytes)
  const crop = await cutPicture(needs, order.image_folder, item, bytes)
  await database
    .insertInto('photo')
    .values({
      order_number: order.order_number,
      name: imageName,
      width: photo.width,
      height: photo.height,
      bytes: bytes.length,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return answer({
    imageFolder: order.image_folder,
    imageName,
    cropImageName: crop.name,
    cropImageWidth: crop.width,
    cropImageHeight: crop.height,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
  })
}

/** A file of this many bytes or more is refused; one template may allow more than the others. */
async function limitOf(database: Database, templateId: string | undefined): Promise<number> {
  const template = templateId === undefined ? null : await findTemplate(database, templateId)
  return template ? template.maxUploadMegabytes * MEGABYTE : MAX_UPLOAD_BYTES
}

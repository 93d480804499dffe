import type { MessageItem } from '@irodori/contract/entities/message'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { UploadedFile } from '../../http/request.ts'
import { readPhoto } from '../../image/readPhoto.ts'
import type { MessageDeps } from './messageDeps.ts'
import { messageFileKey, newFileName } from './messageFiles.ts'
import { listMessageItems } from './messageItems.ts'

export type MessageImage = Extract<MessageItem, { type: 'RECT_IMAGE' }>

/** A photo to crop. */
interface Photo {
  readonly imageName: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly isNew: boolean
}

/** A photo of the message, by its name or by its place. */
interface Named {
  readonly imageName?: string | undefined
  readonly templateId: string
  readonly position: number
}

/** Reads an uploaded photo. */
export async function newPhoto(deps: MessageDeps, upload: UploadedFile): Promise<Result<Photo, ApiError>> {
  const photo = await readPhoto(deps.pool, upload)
  if (!photo.ok) return photo
  const { bytes, width, height, kind } = photo.value
  return ok({ bytes, width, height, imageName: newFileName(kind), isNew: true })
}

/** Finds a photo in any place of the order's message. */
export async function knownPhoto(
  { database, storage }: MessageDeps,
  order: OrderRow,
  { position, templateId, imageName }: Named,
): Promise<Result<Photo, ApiError>> {
  const items = await photosOf(database, order)
  const found = items.find((item) =>
    imageName === undefined
      ? item.position === position && item.templateId === templateId
      : item.imageName === imageName || item.cropImageName === imageName,
  )
  const bytes = found ? await storage.get(messageFileKey(order.image_folder, found.imageName)) : null
  if (!found || !bytes) return fail(404, 'IMAGE_NOT_FOUND')
  return ok({ imageName: found.imageName, bytes, width: found.sourceWidth, height: found.sourceHeight, isNew: false })
}

async function photosOf(database: Database, order: OrderRow): Promise<MessageImage[]> {
  const items = await listMessageItems(database, order.order_number)
  return items.flatMap((item) => (item.type === 'RECT_IMAGE' ? [item] : []))
}

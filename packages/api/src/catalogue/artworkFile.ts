import type { Ok } from '@irodori/result'
import { contentTypeOf } from '../http/contentTypeOf.ts'
import type { FileReply } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey } from '../storage/storage.ts'
import { SHOP_FOLDER } from './shopPicture.ts'

/** The background and foreground of a sheet. */
export interface SheetArtwork {
  readonly backgroundUrl: string | null
  readonly foregroundUrl: string | null
}

/**
 * Artwork of one of the given sheets, requested by its key or by the last segment of the key.
 * @returns null for every other file
 */
export async function artworkFile(
  storage: Storage,
  sheets: readonly SheetArtwork[],
  requested: string,
): Promise<Ok<FileReply> | null> {
  const keys = sheets.flatMap(({ backgroundUrl, foregroundUrl }) => [backgroundUrl ?? [], foregroundUrl ?? []].flat())
  const key = keys.find((each) => each === requested) ?? keys.find((each) => each.split('/').at(-1) === requested)
  return key === undefined ? null : shopPicture(storage, key)
}

/** A picture of the shop; null if the key is not that of one. */
export async function shopPicture(storage: Storage, key: string): Promise<Ok<FileReply> | null> {
  const contentType = contentTypeOf(key)
  if (contentType === null || !isStorageKey(key)) return null
  const bytes = await storage.get(`${SHOP_FOLDER}/${key}`)
  return bytes && file(bytes, contentType, 'ASK')
}

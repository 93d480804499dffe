import type { Ok } from '@irodori/result'
import { contentTypeOf } from '../http/contentTypeOf.ts'
import type { FileReply } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey } from '../storage/storage.ts'
import { SHOP_FOLDER } from './shopPicture.ts'

/** What a sheet is painted with beside its items. */
export interface SheetArtwork {
  readonly backgroundUrl: string | null
  readonly foregroundUrl: string | null
}

/**
 * Artwork of one of these sheets, asked for by its key or by the last part of it.
 * @returns null for every other file of the shop
 */
export async function artworkFile(
  storage: Storage,
  sheets: readonly SheetArtwork[],
  wanted: string,
): Promise<Ok<FileReply> | null> {
  const keys = sheets.flatMap(({ backgroundUrl, foregroundUrl }) => [backgroundUrl ?? [], foregroundUrl ?? []].flat())
  const key = keys.find((each) => each === wanted) ?? keys.find((each) => each.split('/').at(-1) === wanted)
  return key === undefined ? null : shopPicture(storage, key)
}

/** One of the shop's own pictures; null where the key is none of theirs. */
export async function shopPicture(storage: Storage, key: string): Promise<Ok<FileReply> | null> {
  const contentType = contentTypeOf(key)
  if (contentType === null || !isStorageKey(key)) return null
  const bytes = await storage.get(`${SHOP_FOLDER}/${key}`)
  return bytes && file(bytes, contentType, 'ASK')
}

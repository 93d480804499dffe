import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Storage } from '../storage/storage.ts'

/** A stored file by its key and the hash of its content. */
export const ArchivedFile = z.object({ key: z.string(), sha256: z.string() })
export type ArchivedFile = z.infer<typeof ArchivedFile>

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Archives a copy of a file that the shop may replace later: a font, artwork or a profile. */
export async function archiveFile(storage: Storage, bytes: Uint8Array, ending: string): Promise<ArchivedFile> {
  const hash = sha256(bytes)
  const key = `kept/${hash}.${ending}`
  if ((await storage.head(key)) === null) await storage.put(key, bytes)
  return { key, sha256: hash }
}

/** @throws Error where the file is missing or its content has changed */
export async function readArchivedFile(storage: Storage, file: ArchivedFile): Promise<Uint8Array> {
  const bytes = await storage.get(file.key)
  if (bytes === null) throw new Error(`${file.key} is missing in the storage; restore it from a backup`)
  if (sha256(bytes) !== file.sha256)
    throw new Error(`${file.key} has changed since the print job was created; restore it from a backup`)
  return bytes
}

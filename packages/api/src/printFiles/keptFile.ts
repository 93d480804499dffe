import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Storage } from '../storage/storage.ts'

/** A file of the storage by its name and what it holds. */
export const KeptFile = z.object({ key: z.string(), sha256: z.string() })
export type KeptFile = z.infer<typeof KeptFile>

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Keeps a copy of a file that may be replaced elsewhere: a font or artwork of the shop, a profile. */
export async function keepFile(storage: Storage, bytes: Uint8Array, ending: string): Promise<KeptFile> {
  const hash = sha256(bytes)
  const key = `kept/${hash}.${ending}`
  if ((await storage.head(key)) === null) await storage.put(key, bytes)
  return { key, sha256: hash }
}

/** @throws where the file is gone or holds something else by now */
export async function readKept(storage: Storage, file: KeptFile): Promise<Uint8Array> {
  const bytes = await storage.get(file.key)
  if (bytes === null) throw new Error(`${file.key} is not in the storage any more`)
  if (sha256(bytes) !== file.sha256) throw new Error(`${file.key} was changed`)
  return bytes
}

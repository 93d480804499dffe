import { fileStorage } from './fileStorage.ts'
import type { S3Place } from './s3Storage.ts'
import type { Storage } from './storage.ts'

/** Where the shop's files are kept. */
export type StorageChoice =
  | { readonly kind: 'FILES'; readonly directory: string }
  | { readonly kind: 'BUCKET'; readonly place: S3Place }

export interface OpenStorage {
  readonly storage: Storage
  close(): Promise<void>
}

/** Opens the storage without contacting it: whether it can be reached is found out at its first use. */
export async function openStorage(choice: StorageChoice): Promise<OpenStorage> {
  if (choice.kind === 'FILES') return { storage: fileStorage(choice.directory), close: async () => undefined }
  // Loaded only if needed: the client is large, and most shops use files.
  const { s3Storage } = await import('./s3Storage.ts')
  const storage = s3Storage(choice.place)
  return { storage, close: async () => storage.close() }
}

import type { StorageChoice } from '../configuration/configuration.ts'
import { fileStorage } from './fileStorage.ts'
import type { Storage } from './storage.ts'

export interface OpenStorage {
  readonly storage: Storage
  close(): Promise<void>
}

/** The store that the environment names; whether it can be reached shows at its first use. */
export async function openStorage(choice: StorageChoice): Promise<OpenStorage> {
  if (choice.kind === 'FILES') return { storage: fileStorage(choice.directory), close: async () => undefined }
  // The client is large, and most shops keep files.
  const { s3Storage } = await import('./s3Storage.ts')
  const storage = s3Storage(choice.place)
  return { storage, close: async () => storage.close() }
}

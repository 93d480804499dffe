/**
 * Where files live. Keys are made by the server from hashes and random bits, as `folder/name.ext`; they never hold what
 * a person typed. A file is either whole or absent, and it is on the disk when `put` resolves.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Size in bytes, null where there is no such file. */
  head(key: string): Promise<{ readonly bytes: number } | null>
  delete(key: string): Promise<void>
  /** Keys below a folder, sorted. */
  list(folder: string): Promise<string[]>
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** Whether a text may be a key: plain segments, no hidden names, nothing that climbs out of the store. */
export const isStorageKey = (key: string): boolean =>
  key.length > 0 && key.length <= 400 && key.split('/').every((part) => SEGMENT.test(part) && !part.endsWith('.'))

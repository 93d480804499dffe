import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both counted from 0 and both included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file being read. The reader ends or destroys the stream. */
interface OpenFile {
  /** Size of the whole file. */
  readonly bytes: number
  /** The requested range, or the whole file. */
  readonly stream: Readable
}

/**
 * The shop's files. Keys are built by the server from hashes and random bits, as `folder/name.ext`; they never contain
 * text of a customer. A file is either whole or absent, and it is safely stored when `put` resolves.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Copies a local file of any size into the storage, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>
  /** Null if there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Null if there is no such file. A range must begin inside the file; its end is limited to that of the file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>
  /** Size in bytes; null if there is no such file. */
  head(key: string): Promise<{ readonly bytes: number } | null>
  delete(key: string): Promise<void>
  /** Keys below a folder, sorted; '' is the whole storage. */
  list(folder: string): Promise<string[]>
  /** Writes a byte and removes it. @throws if the storage cannot be reached, is full, was moved or refuses access */
  ping(): Promise<void>
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** Whether a text may be a key: plain segments, no hidden names, no path that leaves the storage. */
export const isStorageKey = (key: string): boolean =>
  key.length > 0 && key.length <= 400 && key.split('/').every((part) => SEGMENT.test(part) && !part.endsWith('.'))

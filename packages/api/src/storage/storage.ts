import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both counted from 0 and both included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file being read. The reader ends or destroys the stream. */
interface OpenFile {
  /** Of the whole file. */
  readonly bytes: number
  /** Of the range, or of the whole file where none was asked for. */
  readonly stream: Readable
}

/**
 * Where files live. Keys are made by the server from hashes and random bits, as `folder/name.ext`; they never hold what
 * a person typed. A file is either whole or absent, and it is safely stored when `put` resolves.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of this machine, as large as it may be, without holding it in memory; the file stays where it is. */
  putFile(key: string, path: string): Promise<void>
  /** Null where there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Null where there is no such file. A range must begin inside the file; one that ends after it ends with it. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>
  /** Size in bytes, null where there is no such file. */
  head(key: string): Promise<{ readonly bytes: number } | null>
  delete(key: string): Promise<void>
  /** Keys below a folder, sorted; '' is the whole store. */
  list(folder: string): Promise<string[]>
  /** Throws where the store cannot be reached or does not let us in. */
  ping(): Promise<void>
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** Whether a text may be a key: plain segments, no hidden names, nothing that climbs out of the store. */
export const isStorageKey = (key: string): boolean =>
  key.length > 0 && key.length <= 400 && key.split('/').every((part) => SEGMENT.test(part) && !part.endsWith('.'))

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Ok, Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { ByteRange, Storage } from '../storage/storage.ts'
import type { ApiError } from './apiError.ts'

/** The bytes of a file. */
export interface FileReply {
  readonly kind: 'FILE'
  readonly bytes: Uint8Array
  readonly contentType: string
  /**
   * FOREVER where the address names the content; ASK where it may change, so the browser asks by its hash; NEVER for
   * what is personal.
   */
  readonly keep: 'FOREVER' | 'ASK' | 'NEVER'
  /** What the browser saves it as; null shows it. */
  readonly fileName: string | null
}

/** A file too large to be held, written while it is read; never kept by a browser. */
export interface StreamReply {
  readonly kind: 'STREAM'
  readonly stream: Readable
  readonly contentType: string
  readonly fileName: string | null
}

/** A file of the storage that is sent as it is read; its address names its content. */
export interface StoredFileReply {
  readonly kind: 'STORED_FILE'
  /** Of the whole file. */
  readonly bytes: number
  readonly contentType: string
  /** Of its content, as HTTP writes it: a player that was cut goes on with the file that it began. */
  readonly tag: string
  readonly open: (range: ByteRange) => Promise<Readable>
}

/** Data in the envelope of the contract. */
export interface DataReply<Data> {
  readonly kind: 'DATA'
  readonly data: Data
  /** Text that the customer is shown. */
  readonly message: string | null
  /** Seconds for which caches may keep it, where it is the same for every caller; null is never cached. */
  readonly maxAge: number | null
}

export type Reply<Data> = DataReply<Data> | FileReply | StreamReply | StoredFileReply

/** What a use case gives to its route. */
export type Outcome<Data> = Result<Reply<Data>, ApiError>

interface AnswerDetails {
  readonly message?: string
  readonly maxAge?: number
}

export const answer = <Data>(data: Data, { message, maxAge }: AnswerDetails = {}): Ok<DataReply<Data>> =>
  ok({ kind: 'DATA', data, message: message ?? null, maxAge: maxAge ?? null })

export const file = (
  bytes: Uint8Array,
  contentType: string,
  keep: FileReply['keep'],
  fileName: string | null = null,
): Ok<FileReply> => ok({ kind: 'FILE', bytes, contentType, keep, fileName })

export const stream = (source: Readable, contentType: string, fileName: string | null): Ok<StreamReply> =>
  ok({ kind: 'STREAM', stream: source, contentType, fileName })

/** What the storage has under a key; null where there is no such file. */
export async function storedFile(
  storage: Storage,
  key: string,
  contentType: string,
): Promise<Ok<StoredFileReply> | null> {
  const found = await storage.head(key)
  if (!found) return null
  return ok({
    kind: 'STORED_FILE',
    bytes: found.bytes,
    contentType,
    // A name never comes back with other content; the key itself would tell the folder of its order.
    tag: `"${createHash('sha256').update(key).digest('hex').slice(0, 32)}"`,
    async open(range) {
      const opened = await storage.open(key, range)
      if (!opened) throw new Error('the file was removed while it was asked for')
      return opened.stream
    },
  })
}

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
   * FOREVER if the address identifies the content; ASK if it may change, so the browser revalidates by its hash; NEVER
   * for personal data.
   */
  readonly keep: 'FOREVER' | 'ASK' | 'NEVER'
  /** The name for saving it; null displays it. */
  readonly fileName: string | null
  /** Further headers. */
  readonly headers: Readonly<Record<string, string>>
}

/** A file that is too large for memory and is generated while it is sent; never cached. */
export interface StreamReply {
  readonly kind: 'STREAM'
  readonly stream: Readable
  readonly contentType: string
  readonly fileName: string | null
}

/** A file of the storage that is streamed; its address identifies its content. */
export interface StoredFileReply {
  readonly kind: 'STORED_FILE'
  /** Size of the whole file. */
  readonly bytes: number
  readonly contentType: string
  /** ETag of its content, with quotes: an interrupted player continues with the same version. */
  readonly tag: string
  readonly open: (range: ByteRange) => Promise<Readable>
}

/** Data in the envelope of the contract. */
export interface DataReply<Data> {
  readonly kind: 'DATA'
  readonly data: Data
  /** Text that is displayed to the customer. */
  readonly message: string | null
  /** Seconds for which shared caches may keep it; null if it must not be cached. */
  readonly maxAgeSeconds: number | null
  /** Value of the Set-Cookie header; null for none. */
  readonly setCookie: string | null
}

/** Data in the envelope of the contract as it is sent, in UTF-8; not cached. */
export interface WrittenReply {
  readonly kind: 'WRITTEN'
  readonly bytes: Uint8Array
}

/** An answer that a library has written. */
export interface WebReply {
  readonly kind: 'WEB'
  readonly response: Response
}

type Reply<Data> = DataReply<Data> | WrittenReply | FileReply | StreamReply | StoredFileReply | WebReply

/** The result of a use case, sent by its route. */
export type Outcome<Data> = Result<Reply<Data>, ApiError>

interface AnswerDetails {
  readonly message?: string
  readonly maxAgeSeconds?: number
  readonly setCookie?: string
}

export const answer = <Data>(
  data: Data,
  { message, maxAgeSeconds, setCookie }: AnswerDetails = {},
): Ok<DataReply<Data>> =>
  ok({
    kind: 'DATA',
    data,
    message: message ?? null,
    maxAgeSeconds: maxAgeSeconds ?? null,
    setCookie: setCookie ?? null,
  })

export const written = (bytes: Uint8Array): Ok<WrittenReply> => ok({ kind: 'WRITTEN', bytes })

export const file = (
  bytes: Uint8Array,
  contentType: string,
  keep: FileReply['keep'],
  fileName: string | null = null,
  headers: FileReply['headers'] = {},
): Ok<FileReply> => ok({ kind: 'FILE', bytes, contentType, keep, fileName, headers })

export const stream = (source: Readable, contentType: string, fileName: string | null): Ok<StreamReply> =>
  ok({ kind: 'STREAM', stream: source, contentType, fileName })

export const web = (response: Response): Ok<WebReply> => ok({ kind: 'WEB', response })

/** A file of the storage; null if there is none under this key. */
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
    // A key never gets other content. It is hashed, because it would reveal the folder of the order.
    tag: `"${createHash('sha256').update(key).digest('hex').slice(0, 32)}"`,
    async open(range) {
      const opened = await storage.open(key, range)
      if (!opened) throw new Error('the file was deleted from the storage while it was being sent')
      return opened.stream
    },
  })
}

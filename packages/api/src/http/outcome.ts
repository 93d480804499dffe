import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ErrorCode } from '@irodori/contract'
import type { ByteRange, Storage } from '../storage/storage.ts'

/** An expected refusal; `status` is both the HTTP status and the code of the envelope. */
export interface Refusal {
  readonly kind: 'REFUSED'
  readonly status: number
  readonly errorCode: ErrorCode
  readonly message: string | null
  readonly error: Readonly<Record<string, unknown>> | null
  readonly retryAfter: number | null
}

/** The bytes of a file. */
export interface FileAnswer {
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
export interface StreamAnswer {
  readonly kind: 'STREAM'
  readonly stream: Readable
  readonly contentType: string
  readonly fileName: string | null
}

/** A file of the storage that is sent as it is read; its address names its content. */
export interface StoredFileAnswer {
  readonly kind: 'STORED_FILE'
  /** Of the whole file. */
  readonly bytes: number
  readonly contentType: string
  /** Of its content, as HTTP writes it: a player that was cut goes on with the file that it began. */
  readonly tag: string
  readonly open: (range: ByteRange) => Promise<Readable>
}

export interface Answer<Data> {
  readonly kind: 'ANSWER'
  readonly data: Data
  /** Words that the person is shown. */
  readonly message: string | null
  /** Seconds for which it may be kept, where it is the same for everybody; null is never kept. */
  readonly maxAge: number | null
}

export type Outcome<Data> = Answer<Data> | FileAnswer | StreamAnswer | StoredFileAnswer | Refusal

interface AnswerDetails {
  readonly message?: string
  readonly maxAge?: number
}

export const answer = <Data>(data: Data, { message, maxAge }: AnswerDetails = {}): Answer<Data> => ({
  kind: 'ANSWER',
  data,
  message: message ?? null,
  maxAge: maxAge ?? null,
})

export const file = (
  bytes: Uint8Array,
  contentType: string,
  keep: FileAnswer['keep'],
  fileName: string | null = null,
): FileAnswer => ({ kind: 'FILE', bytes, contentType, keep, fileName })

export const stream = (source: Readable, contentType: string, fileName: string | null): StreamAnswer => ({
  kind: 'STREAM',
  stream: source,
  contentType,
  fileName,
})

/** What the storage has under a key; null where there is no such file. */
export async function storedFile(storage: Storage, key: string, contentType: string): Promise<StoredFileAnswer | null> {
  const found = await storage.head(key)
  if (!found) return null
  return {
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
  }
}

interface RefusalDetails {
  readonly message?: string
  readonly error?: Readonly<Record<string, unknown>>
  /** Seconds. */
  readonly retryAfter?: number
}

export const refused = (status: number, errorCode: ErrorCode, details: RefusalDetails = {}): Refusal => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: details.message ?? null,
  error: details.error ?? null,
  retryAfter: details.retryAfter ?? null,
})

/** Carries a refusal out of a transaction, which it rolls back; the use case turns it into its outcome again. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.errorCode)
    this.refusal = refusal
  }
}

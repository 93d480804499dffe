import type { ErrorCode } from '@irodori/contract'

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
  /** FOREVER where the address names the content; ASK where it may change, so the browser asks by its hash. */
  readonly keep: 'FOREVER' | 'ASK'
}

export interface Answer<Data> {
  readonly kind: 'ANSWER'
  readonly data: Data
}

export type Outcome<Data> = Answer<Data> | FileAnswer | Refusal

export const answer = <Data>(data: Data): Answer<Data> => ({ kind: 'ANSWER', data })

export const file = (bytes: Uint8Array, contentType: string, keep: FileAnswer['keep']): FileAnswer => ({
  kind: 'FILE',
  bytes,
  contentType,
  keep,
})

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

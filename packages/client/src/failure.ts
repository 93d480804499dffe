import { ERROR_CODES, type ErrorCode } from '@irodori/contract/error-code'

/** The server answered, and said no. */
export interface Refusal {
  readonly kind: 'REFUSED'
  /** HTTP status, equal to the envelope's code. */
  readonly status: number
  /** Null where the answer named no code that the contract knows. */
  readonly errorCode: ErrorCode | null
  readonly message: string | null
  /** Particulars of the refusal: until when, how many minutes, which shop. */
  readonly error: Readonly<Record<string, unknown>>
}

/** Why a call has no data. */
export type Failure =
  | Refusal
  /** No answer came: the line is down, or the server is away. */
  | { readonly kind: 'NETWORK' }
  /** The caller gave the call up. */
  | { readonly kind: 'ABORTED' }
  /** An answer outside the contract; `issue` tells where, for the log. */
  | { readonly kind: 'UNREADABLE'; readonly status: number; readonly issue: string }

export type CallResult<Data> =
  /** `message`: words of the shop to whoever asked, where the answer brought any. */
  | { readonly ok: true; readonly data: Data; readonly message?: string }
  | { readonly ok: false; readonly failure: Failure }

export const failed = (failure: Failure): CallResult<never> => ({ ok: false, failure })

/** The failure's code, or null where the server did not give one. */
export const errorCodeOf = (failure: Failure): ErrorCode | null =>
  failure.kind === 'REFUSED' ? failure.errorCode : null

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const knownCode = (value: unknown): ErrorCode | null => ERROR_CODES.find((code) => code === value) ?? null

/**
 * Reads a refusal from an answer's body. Lenient on purpose: a proxy's HTML page and a code from a newer server are
 * refusals too. Some calls of the specification carry their code in `message`.
 */
export function refusalOf(status: number, json: unknown): Refusal {
  const body = isRecord(json) ? json : {}
  return {
    kind: 'REFUSED',
    status,
    errorCode: knownCode(body.errorCode) ?? knownCode(body.message),
    message: typeof body.message === 'string' ? body.message : null,
    error: isRecord(body.error) ? body.error : {},
  }
}

import type { ErrorCode } from '@irodori/contract/errorCode'
import { ERROR_CODES } from '@irodori/contract/errorCode'

/** The server answered with an error status. */
export interface RefusedCallError {
  readonly kind: 'REFUSED'
  /** HTTP status, equal to the envelope's code. */
  readonly status: number
  /** Null if the answer has no code of the contract. */
  readonly errorCode: ErrorCode | null
  readonly message: string | null
  /** Details of the refusal, such as the end of a maintenance, a number of minutes or the name of a shop. */
  readonly error: Readonly<Record<string, unknown>>
}

/** The answer does not match the contract. */
interface UnreadableCallError {
  readonly kind: 'UNREADABLE'
  readonly status: number
  /** The field and what is wrong with it, for the log. */
  readonly issue: string
  /** Whether the answer is an envelope without any data. */
  readonly isEmpty: boolean
}

/** Why a call returned no data. */
export type CallError =
  | RefusedCallError
  /** No answer arrived: the connection is down or the server is unavailable. */
  | { readonly kind: 'NETWORK' }
  /** The caller aborted the call. */
  | { readonly kind: 'ABORTED' }
  | UnreadableCallError

/** The error code of the contract, or null if the server sent none. */
export const errorCodeOf = (error: CallError): ErrorCode | null => (error.kind === 'REFUSED' ? error.errorCode : null)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const knownCode = (value: unknown): ErrorCode | null => ERROR_CODES.find((code) => code === value) ?? null

/**
 * Reads the error of an answer with an error status. Lenient on purpose: a proxy's HTML page and a code of a newer
 * server are refusals too. Some calls of the specification carry their code in `message`.
 */
export function readRefusedCall(status: number, json: unknown): RefusedCallError {
  const body = isRecord(json) ? json : {}
  return {
    kind: 'REFUSED',
    status,
    errorCode: knownCode(body.errorCode) ?? knownCode(body.message),
    message: typeof body.message === 'string' ? body.message : null,
    error: isRecord(body.error) ? body.error : {},
  }
}

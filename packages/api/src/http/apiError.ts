import type { AnyErrorCode } from '@irodori/contract/errorCode'
import type { Err } from '@irodori/result'
import { err } from '@irodori/result'

/** Why a call is refused, as the client reads it. */
export interface ApiError {
  readonly code: AnyErrorCode
  /** The HTTP status, which is also the code of the envelope. */
  readonly status: number
  /** Text for the customer or a further code; null if the error code is sufficient. */
  readonly message: string | null
  /** Details of the error, such as the invalid fields or the end of a maintenance. */
  readonly details: Readonly<Record<string, unknown>> | null
  /** Seconds until the call may be tried again. */
  readonly retryAfterSeconds: number | null
}

/** A failed result of the server. */
export type ApiFailure = Err<ApiError>

interface FailureOptions {
  readonly message?: string
  readonly error?: Readonly<Record<string, unknown>>
  /** Seconds. */
  readonly retryAfterSeconds?: number
}

/** The failure of a use case or a check. */
export const fail = (
  status: number,
  code: AnyErrorCode,
  { message, error, retryAfterSeconds }: FailureOptions = {},
): ApiFailure =>
  err({ code, status, message: message ?? null, details: error ?? null, retryAfterSeconds: retryAfterSeconds ?? null })

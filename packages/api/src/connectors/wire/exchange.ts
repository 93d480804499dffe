import type { Result } from '@irodori/result'

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** The format of the answer. */
  readonly format: 'JSON' | 'XML'
}

export interface WireAnswer {
  readonly status: number
  /** The parsed answer; null for an answer of status 4xx or 503 that cannot be parsed. */
  readonly body: unknown
  /** The header Retry-After as a moment; null if it is absent. */
  readonly retryAfter: Date | null
}

/**
 * A conversation with a marketplace as data: either its result, or the next request with what follows from the answer.
 * A protocol describes conversations, and only the connector sends anything.
 */
export type Exchange<Value, Failure> =
  | { readonly kind: 'DONE'; readonly result: Result<Value, Failure> }
  | {
      readonly kind: 'ASK'
      readonly request: WireRequest
      /** A read may be repeated after a failure; a write is sent once. */
      readonly isRead: boolean
      /** How long an answer may be used again, in milliseconds; 0 asks every time. */
      readonly keepMs: number
      next(answer: WireAnswer): Exchange<Value, Failure>
    }

export const done = <Value, Failure>(result: Result<Value, Failure>): Exchange<Value, Failure> => ({
  kind: 'DONE',
  result,
})

export const ask = <Value, Failure>(
  request: WireRequest,
  next: (answer: WireAnswer) => Exchange<Value, Failure>,
  keepMs = 0,
): Exchange<Value, Failure> => ({ kind: 'ASK', request, isRead: true, keepMs, next })

export const change = <Value, Failure>(
  request: WireRequest,
  next: (answer: WireAnswer) => Exchange<Value, Failure>,
): Exchange<Value, Failure> => ({ kind: 'ASK', request, isRead: false, keepMs: 0, next })

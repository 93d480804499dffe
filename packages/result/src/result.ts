/** A value that was computed. */
export interface Ok<Value> {
  readonly ok: true
  readonly value: Value
}

/** An expected failure. `Failure` is a union told apart by its `code`. */
export interface Err<Failure> {
  readonly ok: false
  readonly error: Failure
}

/**
 * What a function returns that can fail for a reason its caller has to handle. A defect is thrown instead; a value that
 * may be absent without anything being wrong is `Value | null`.
 */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value })

export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error })

import type { Err, Result } from '@irodori/result'
import { err } from '@irodori/result'

/** Why a photo is refused; the apps have a message for each code. */
export type PhotoErrorCode = 'INVALID_TYPE' | 'TRUNCATED' | 'TOO_MANY_PIXELS' | 'UNREADABLE'

/** A photo that is refused: an expected failure, returned and never thrown. */
export interface PhotoError {
  readonly code: PhotoErrorCode
  /** The decoder's own error, for the log. */
  readonly cause?: unknown
}

export const photoError = (code: PhotoErrorCode, cause?: unknown): Err<PhotoError> =>
  err(cause === undefined ? { code } : { code, cause })

/**
 * The value of a photo that was accepted earlier.
 * @throws Error when the photo is refused after all, which is a defect.
 */
export function acceptedPhoto<Value>(result: Result<Value, PhotoError>): Value {
  if (result.ok) return result.value
  throw new Error(`a photo that was accepted earlier is refused: ${result.error.code}`, { cause: result.error.cause })
}

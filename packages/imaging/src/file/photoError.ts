/** Why a photo cannot be used; the codes that the apps have messages for. */
export type PhotoProblem = 'INVALID_TYPE' | 'TRUNCATED' | 'TOO_MANY_PIXELS' | 'UNREADABLE'

/** Thrown by decodePhoto; `problem` says what to tell the customer, `cause` what the decoder said. */
export class PhotoError extends Error {
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem, cause?: unknown) {
    super(`photo refused: ${problem}`, { cause })
    this.name = 'PhotoError'
    this.problem = problem
  }
}

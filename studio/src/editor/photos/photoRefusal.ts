import type { PhotoProblem } from '@irodori/canvas'

/** A file that was not taken, and why. */
export interface PhotoRefusal {
  readonly fileName: string
  readonly problem: PhotoProblem
}

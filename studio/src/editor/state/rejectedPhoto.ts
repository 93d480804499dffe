import type { PhotoProblem } from '@irodori/canvas/photoReader'

/** A file that was rejected, and why. */
export interface RejectedPhoto {
  readonly fileName: string
  readonly problem: PhotoProblem
}

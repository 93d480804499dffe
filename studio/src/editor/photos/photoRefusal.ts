import type { PhotoProblem } from '../../kernel/kernel.ts'

/** A file that was not taken, and why. */
export interface PhotoRefusal {
  readonly fileName: string
  readonly problem: PhotoProblem
}

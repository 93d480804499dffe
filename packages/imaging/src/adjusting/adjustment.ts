import type { Grading } from './grading.ts'
import type { RedEye } from './redEyes.ts'

/** How the customer has changed the look of a photo. */
export interface Adjustment {
  /** Lightness in per cent; 100 leaves the photo unchanged. */
  readonly brightnessFactor: number
  /** Null leaves the colours unchanged. */
  readonly grading: Grading | null
  readonly redEyes: readonly RedEye[]
}

export const UNADJUSTED: Adjustment = { brightnessFactor: 100, grading: null, redEyes: [] }

/** Whether an adjustment may change a pixel. */
export const changesPixels = ({ brightnessFactor, grading, redEyes }: Adjustment): boolean =>
  brightnessFactor !== 100 || grading !== null || redEyes.length > 0

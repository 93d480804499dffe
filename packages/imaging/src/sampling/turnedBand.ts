/** The distance from one point of a line through a photo to the next, in photo pixels. */
export interface TurnedStep {
  readonly du: number
  readonly dv: number
}

/** Rows of target pixels that are sampled from lines through a part of a photo. */
export interface TurnedBand {
  /** Straight RGBA. */
  readonly pixels: Uint8ClampedArray
  /**
   * Samples `count` pixels from pixel `at` of the band on.
   * @param u the first point on the reduced photo (the centre of its first pixel is 0), a multiple of 2^-25
   */
  sample(u: number, v: number, count: number, at: number): void
}

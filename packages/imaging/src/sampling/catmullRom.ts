/** Weights are whole numbers that sum to 2^14, so that sums of bytes stay exact in 32-bit integers. */
export const WEIGHT_BITS = 14
export const WEIGHT_ONE = 1 << WEIGHT_BITS

/** Rotated sampling rounds positions to this fraction of a pixel. */
export const PHASE_BITS = 8
export const PHASES = 1 << PHASE_BITS

/** The Catmull-Rom kernel: 1 at 0, 0 at the other whole numbers and beyond 2. */
export function catmullRom(distance: number): number {
  const x = distance < 0 ? -distance : distance
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2
  return 0
}

/** Rounds weights to whole numbers with the exact sum WEIGHT_ONE; the rounding remainder is added to the largest. */
export function toWholeWeights(weights: Float64Array, out: Int32Array): void {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] ?? 0
  let rest = WEIGHT_ONE
  let largest = 0
  let most = 0
  for (let i = 0; i < weights.length; i++) {
    const whole = Math.floor(((weights[i] ?? 0) / sum) * WEIGHT_ONE + 0.5)
    out[i] = whole
    rest -= whole
    if (whole > most) {
      largest = i
      most = whole
    }
  }
  out[largest] = most + rest
}

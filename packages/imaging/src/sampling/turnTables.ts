import { catmullRom, PHASES, toWholeWeights } from './catmullRom.ts'
import type { TurnedAxis } from './samplingPlan.ts'

/** The weights of a rotated pass: for each of the phases of an axis those of `taps` neighbouring pixels. */
export interface TurnTables {
  readonly taps: 4 | 6
  /** For phase p those of the pixels from taps / 2 - 1 to the left of a point p / PHASES to the right of pixel 0. */
  readonly across: Int32Array
  readonly down: Int32Array
}

type Kernel = (distance: number) => number

/** The tables for both axes; one that needs fewer taps than the other gets weights of 0. */
export function turnTables(x: TurnedAxis, y: TurnedAxis): TurnTables {
  const taps = x.ratio > 1 || y.ratio > 1 ? 6 : 4
  return { taps, across: phaseTable(taps, kernelOf(x)), down: phaseTable(taps, kernelOf(y)) }
}

function phaseTable(taps: number, kernel: Kernel): Int32Array {
  const table = new Int32Array(PHASES * taps)
  const exact = new Float64Array(taps)
  for (let phase = 0; phase < PHASES; phase++) {
    for (let t = 0; t < taps; t++) exact[t] = kernel(t - (taps / 2 - 1) - phase / PHASES)
    toWholeWeights(exact, table.subarray(phase * taps, (phase + 1) * taps))
  }
  return table
}

/** Spline pieces per pixel of the sampled picture. */
const KNOTS = 3

/**
 * Kernels as sums of cubic B-splines on thirds of a pixel, by their coefficients from the centre outwards; all end at three
 * pixels. Each is fitted by least squares: the product of two, with the blur of the stored pixels, to the mean over a target
 * pixel at any angle. Errors are weighted by a spectrum that falls with the third power of the frequency. What is finer than
 * the target can show is weighted in addition, by so much that it causes the moiré of Catmull-Rom on an unrotated photo
 * (build/fitTurnTables.ts).
 */
type Spline = readonly number[]

/** For pictures of 1.5 pixels per target pixel that Catmull-Rom has reduced. */
export const FOR_REDUCED: Spline = [0.716, 0.692, 0.384, 0.185, -0.041, -0.042, -0.044, 0.008]

/** For photos of 1, 1.25, 1.5 and 1.75 pixels per target pixel; between them coefficients are interpolated. */
export const FOR_PHOTOS: readonly Spline[] = [
  [0.956, 0.879, 0.337, 0.059, -0.201, -0.065, -0.04, 0.054],
  [0.812, 0.738, 0.4, 0.145, -0.071, -0.07, -0.052, 0.004],
  [0.709, 0.591, 0.45, 0.194, 0.066, -0.062, -0.048, -0.045],
  [0.618, 0.495, 0.454, 0.233, 0.164, -0.037, -0.04, -0.077],
]

function kernelOf({ ratio, pitch }: TurnedAxis): Kernel {
  if (ratio <= 1) return catmullRom
  if (pitch > 1) return (distance) => splineAt(FOR_REDUCED, distance)
  const at = Math.min((ratio - 1) * 4, FOR_PHOTOS.length - 1)
  const index = Math.min(Math.floor(at), FOR_PHOTOS.length - 2)
  const [lower = [], upper = []] = FOR_PHOTOS.slice(index)
  const mixed = lower.map((value, i) => value + (at - index) * ((upper[i] ?? 0) - value))
  return (distance) => splineAt(mixed, distance)
}

function splineAt(spline: Spline, distance: number): number {
  const x = distance * KNOTS
  let sum = (spline[0] ?? 0) * cubicBSpline(x)
  for (let i = 1; i < spline.length; i++) sum += (spline[i] ?? 0) * (cubicBSpline(x - i) + cubicBSpline(x + i))
  return sum
}

/** The cubic B-spline times six: 4 at 0, 1 at 1, and 0 beyond 2. */
function cubicBSpline(distance: number): number {
  const x = distance < 0 ? -distance : distance
  if (x < 1) return (3 * x - 6) * x * x + 4
  if (x < 2) return (2 - x) * (2 - x) * (2 - x)
  return 0
}

import type { Affine } from '@irodori/geometry/affine'
import { toGrid } from '@irodori/geometry/trigonometry'

/** The reduction of one axis of a photo before it is sampled; lengths in photo pixels. */
export interface Reduction {
  /** Number of pixels that the box filter averages into one, as the first step. */
  readonly box: number
  /** Photo pixels per pixel of the reduced photo after both steps; 1 means no reduction. */
  readonly pitch: number
}

/** One axis of a photo that is rotated. */
export interface TurnedAxis extends Reduction {
  /** Pixels of the reduced photo per target pixel; below 1 the photo is enlarged. */
  readonly ratio: number
}

/**
 * How a photo is sampled. Part of the pixel contract: two renders are equal because they follow equal plans.
 * - `copy`: one photo pixel per target pixel, at most mirrored or rotated by quarter turns; no arithmetic.
 * - `aligned`: photo rows remain rows (or become columns, `swapped`); one separable pass onto the target's grid.
 * - `turned`: any rotation; each axis is reduced to 1.5 pixels per target pixel, if the photo has more than 1.75, then one
 *   pass of 6 by 6 weights rotates and reduces to the target (4 by 4 if it enlarges).
 */
export type SamplingPlan =
  | { readonly kind: 'copy'; readonly swapped: boolean; readonly map: Affine }
  | {
      readonly kind: 'aligned'
      readonly swapped: boolean
      readonly map: Affine
      readonly x: Reduction
      readonly y: Reduction
    }
  | { readonly kind: 'turned'; readonly map: Affine; readonly x: TurnedAxis; readonly y: TurnedAxis }

/** A coefficient smaller than its partner by this factor is a rounding error of an unrotated photo: 0.03 px over 4000 px. */
const SQUARE_TOLERANCE = 2 ** -17
/** A scale this close to 1 is copied; the error over 4000 px is below a tenth of a pixel. */
const COPY_TOLERANCE = 2 ** -16
const OFFSET_TOLERANCE = 2 ** -9
/** Rotated photos are interpolated up to this ratio; interpolation shows no aliasing there. */
const LARGEST_INTERPOLATION = 1 + 1 / 64
/** Up to this ratio the rotating pass reads the photo itself: its six weights per axis span the pixels that count. */
const LARGEST_DIRECT = 1.75
/** Pixels per target pixel of a reduced photo: its own grid then cuts off nothing that a rotated target can show. */
const DENSITY = 1.5
/** The box leaves at most this ratio to the weighted reduction to that density: more would cost time and gain nothing. */
const LARGEST_AFTER_BOX = 2.75
/** Up to 256 pixels per row the sums of a box fit into 16 bits per channel. */
const LARGEST_BOX = 256

/** Chooses filter and scale for a map from target coordinates (the centre of the first pixel is 0.5) to the photo's. */
export function samplingPlan(toPhoto: Affine): SamplingPlan {
  const map = squared(toPhoto)
  const swapped = map.a === 0 && map.d === 0
  if (swapped || (map.b === 0 && map.c === 0)) {
    const scaleX = swapped ? map.c : map.a
    const scaleY = swapped ? map.b : map.d
    if (isUnit(scaleX) && isUnit(scaleY) && isWhole(map.e) && isWhole(map.f)) {
      return { kind: 'copy', swapped, map: wholeMap(map) }
    }
    const ratioX = Math.abs(scaleX)
    const ratioY = Math.abs(scaleY)
    return {
      kind: 'aligned',
      swapped,
      map,
      x: { box: boxOf(ratioX), pitch: ratioX },
      y: { box: boxOf(ratioY), pitch: ratioY },
    }
  }
  return { kind: 'turned', map, x: turnedAxis(map.a, map.c), y: turnedAxis(map.b, map.d) }
}

/** Coefficients on the 2^-20 grid; removes the residue of rounded sines from quarter turns. */
function squared(m: Affine): Affine {
  const a = toGrid(m.a)
  const b = toGrid(m.b)
  const c = toGrid(m.c)
  const d = toGrid(m.d)
  const e = toGrid(m.e)
  const f = toGrid(m.f)
  const straight = Math.abs(a) + Math.abs(d)
  const crossed = Math.abs(b) + Math.abs(c)
  if (crossed <= straight * SQUARE_TOLERANCE) return { a: m.a, b: 0, c: 0, d: m.d, e, f }
  if (straight <= crossed * SQUARE_TOLERANCE) return { a: 0, b: m.b, c: m.c, d: 0, e, f }
  return { a, b, c, d, e, f }
}

const isUnit = (scale: number): boolean => Math.abs(Math.abs(scale) - 1) <= COPY_TOLERANCE
const isWhole = (offset: number): boolean => Math.abs(offset - Math.round(offset)) <= OFFSET_TOLERANCE

const wholeMap = (m: Affine): Affine => ({
  a: Math.sign(m.a),
  b: Math.sign(m.b),
  c: Math.sign(m.c),
  d: Math.sign(m.d),
  e: Math.round(m.e),
  f: Math.round(m.f),
})

/**
 * The box leaves a ratio of 1.75 to 3.5, which the weighted reduction reduces to exactly 1. Below 1.75 aliasing of the box
 * becomes visible; a smaller box costs more without coming closer to a float reference.
 */
const boxOf = (ratio: number): number => Math.max(1, Math.min(LARGEST_BOX, Math.floor(ratio / 1.75)))

/** The ratio of one axis: a step of one target pixel moves at most the length of that row of the map. */
function turnedAxis(alongX: number, alongY: number): TurnedAxis {
  const ratio = Math.sqrt(alongX * alongX + alongY * alongY)
  if (ratio < LARGEST_INTERPOLATION) return { box: 1, pitch: 1, ratio: Math.min(1, ratio) }
  if (ratio < LARGEST_DIRECT) return { box: 1, pitch: 1, ratio }
  // Rounded to 1/1024, so that all angles of a photo share one reduced copy; the rotating pass applies the remainder.
  const pitch = Math.round((ratio / DENSITY) * 1024) / 1024
  return { box: Math.min(LARGEST_BOX, Math.ceil(pitch / LARGEST_AFTER_BOX)), pitch, ratio: DENSITY }
}

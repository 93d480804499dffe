import type { Affine } from '@irodori/geometry'
import { toGrid } from '@irodori/geometry'

/** How one side of a photo is shrunk before it is sampled; lengths in photo pixels. */
export interface Reduction {
  /** Whole pixels averaged into one, first. */
  readonly box: number
  /** Photo pixels per pixel of the reduced photo in the end; 1 leaves the side as it is. */
  readonly pitch: number
}

/**
 * How a photo gets onto the target. Part of the pixel contract: two renders are equal because they follow equal plans.
 * - `copy`: one photo pixel for one target pixel, mirrored or turned by quarters at most; nothing is computed.
 * - `aligned`: photo rows stay rows (or become columns, `swapped`); one separable pass lands on the target's own grid.
 * - `turned`: each side is reduced to the target's scale, then a bicubic pass of 1:1 (or enlarging) turns the photo.
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
  | { readonly kind: 'turned'; readonly map: Affine; readonly x: Reduction; readonly y: Reduction }

/** A coefficient this much smaller than its partner is a rounding error of an unturned photo: 0.03 px over 4000 px. */
const SQUARE_TOLERANCE = 2 ** -17
/** A photo this near to one pixel for one pixel is copied; the error over 4000 px stays below a tenth of a pixel. */
const COPY_TOLERANCE = 2 ** -16
const OFFSET_TOLERANCE = 2 ** -9
/** Turned photos are reduced from this ratio on; below it the bicubic pass alone shows no aliasing. */
const SMALLEST_REDUCTION = 1 + 1 / 64
/** Sums of a box stay within 16 bits per channel up to 256 pixels in a row. */
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
  return { kind: 'turned', map, x: turnedReduction(map.a, map.c), y: turnedReduction(map.b, map.d) }
}

/** Coefficients on the 2^-20 grid, with the traces of rounded sines taken out of quarter turns. */
function squared(m: Affine): Affine {
  const [a, b, c, d, e, f] = [m.a, m.b, m.c, m.d, m.e, m.f].map(toGrid)
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
 * The box leaves a ratio of 1.75 to 3.5, which the weighted reduction then takes to exactly 1. Below 1.75 the box's own
 * aliasing begins to show; a smaller box costs more and comes no nearer to a float reference.
 */
const boxOf = (ratio: number): number => Math.max(1, Math.min(LARGEST_BOX, Math.floor(ratio / 1.75)))

/** Along one side of the photo, a step of one target pixel moves at most the length of that row of the map. */
function turnedReduction(alongX: number, alongY: number): Reduction {
  const ratio = Math.sqrt(alongX * alongX + alongY * alongY)
  if (ratio < SMALLEST_REDUCTION) return { box: 1, pitch: 1 }
  // In 1/1024, so that every angle of one photo shares one reduced copy; what is left over the bicubic pass takes up.
  const pitch = Math.round(ratio * 1024) / 1024
  return { box: boxOf(pitch), pitch }
}

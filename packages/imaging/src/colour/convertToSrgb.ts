import type { Matrix, MatrixProfile, Triple } from './readMatrixProfile.ts'
import { srgbLevels } from './srgbCurve.ts'

/** Matrix from XYZ adapted to D50 to linear sRGB: the inverse of the matrix in the ICC's sRGB profile. */
const FROM_XYZ: Matrix = [
  [3.1340957, -1.6174004, -0.4906378],
  [-0.9787927, 1.9162949, 0.0334536],
  [0.0719711, -0.2289871, 1.4053802],
]

/** Number of steps of linear light; each sRGB level spans at least twenty of them. */
const STEPS = 65535

/**
 * Converts RGBA or RGB bytes from a profile to sRGB in place, with the relative colorimetric intent; alpha is unchanged.
 * Colours outside sRGB are clamped per channel. Plain arithmetic and tables give equal bytes in every engine.
 */
export function convertToSrgb(
  data: Uint8ClampedArray | Uint8Array,
  { linear, toXyz }: MatrixProfile,
  channels: 3 | 4 = 4,
): void {
  const [toRed, toGreen, toBlue] = FROM_XYZ
  const [m00, m01, m02] = rowOfProduct(toRed, toXyz)
  const [m10, m11, m12] = rowOfProduct(toGreen, toXyz)
  const [m20, m21, m22] = rowOfProduct(toBlue, toXyz)
  const [reds, greens, blues] = linear
  const levels = srgbLevels(STEPS)
  for (let i = 0; i < data.length; i += channels) {
    const r = reds[data[i] ?? 0] ?? 0
    const g = greens[data[i + 1] ?? 0] ?? 0
    const b = blues[data[i + 2] ?? 0] ?? 0
    data[i] = levels[step(m00 * r + m01 * g + m02 * b)] ?? 0
    data[i + 1] = levels[step(m10 * r + m11 * g + m12 * b)] ?? 0
    data[i + 2] = levels[step(m20 * r + m21 * g + m22 * b)] ?? 0
  }
}

const step = (light: number): number => (light <= 0 ? 0 : light >= STEPS ? STEPS : (light + 0.5) | 0)

/** A row of the product of two matrices, in steps of linear light. */
const rowOfProduct = ([x, y, z]: Triple, [p, q, r]: Matrix): Triple => [
  (x * p[0] + y * q[0] + z * r[0]) * STEPS,
  (x * p[1] + y * q[1] + z * r[1]) * STEPS,
  (x * p[2] + y * q[2] + z * r[2]) * STEPS,
]

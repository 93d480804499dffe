import type { MatrixProfile } from './readMatrixProfile.ts'
import { srgbLevels } from './srgbCurve.ts'

/** Matrix from XYZ adapted to D50 to linear sRGB: the inverse of the matrix in the ICC's sRGB profile. */
const FROM_XYZ = [3.1340957, -1.6174004, -0.4906378, -0.9787927, 1.9162949, 0.0334536, 0.0719711, -0.2289871, 1.4053802]

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
  const [m00, m01, m02, m10, m11, m12, m20, m21, m22] = product(FROM_XYZ, toXyz).map((value) => value * STEPS)
  const [reds, greens, blues] = linear
  const levels = srgbLevels(STEPS)
  for (let i = 0; i < data.length; i += channels) {
    const r = reds[data[i]]
    const g = greens[data[i + 1]]
    const b = blues[data[i + 2]]
    data[i] = levels[step(m00 * r + m01 * g + m02 * b)]
    data[i + 1] = levels[step(m10 * r + m11 * g + m12 * b)]
    data[i + 2] = levels[step(m20 * r + m21 * g + m22 * b)]
  }
}

const step = (light: number): number => (light <= 0 ? 0 : light >= STEPS ? STEPS : (light + 0.5) | 0)

const product = (a: readonly number[], b: readonly number[]): number[] =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => a[row * 3] * b[column] + a[row * 3 + 1] * b[3 + column] + a[row * 3 + 2] * b[6 + column]),
  )

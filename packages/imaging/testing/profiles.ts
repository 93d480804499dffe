import { matrixProfile, SRGB_PRIMARIES } from '../src/colour/srgbProfile.ts'

const ADOBE_PRIMARIES = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
] as const

/** Profiles with primaries adapted to D50, like those that phones and cameras embed. */
export const DISPLAY_P3 = matrixProfile('Display P3', [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
])
/** A profile of linear light with the primaries and the name of sRGB, as raw developers write it. */
export const LINEAR_SRGB = matrixProfile('sRGB-linear', SRGB_PRIMARIES, 1)
/** Primaries of Adobe RGB with the tone curve of sRGB, and a name that contains sRGB. */
export const WIDE_SRGB_CURVE = matrixProfile('WideRGB-srgbtrc', ADOBE_PRIMARIES)
export const ADOBE_RGB = matrixProfile('Adobe RGB (1998)', ADOBE_PRIMARIES, 563 / 256)

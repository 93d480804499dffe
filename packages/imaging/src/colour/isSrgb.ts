import { convertToSrgb } from './convertToSrgb.ts'
import { readMatrixProfile } from './readMatrixProfile.ts'

/** Levels of each channel that are compared: from 0 to 255 in steps of 15. */
const STEPS = 17

/** RGB of every combination of the compared levels. */
function lattice(): Uint8Array {
  const colours = new Uint8Array(STEPS ** 3 * 3)
  for (let i = 0; i < STEPS ** 3; i++) {
    const steps = [i % STEPS, Math.floor(i / STEPS) % STEPS, Math.floor(i / STEPS ** 2)]
    colours.set(
      steps.map((step) => step * 15),
      i * 3,
    )
  }
  return colours
}

/**
 * Whether a profile describes sRGB, whatever its name: a conversion from it changes no colour by more than one level. Such a
 * profile is not converted, because the conversion would only add rounding errors. Names do not tell: there are linear
 * profiles and profiles with tables that are named sRGB.
 */
export function isSrgb(profile: Uint8Array): boolean {
  const matrix = readMatrixProfile(profile)
  if (matrix === null) return false
  const colours = lattice()
  const converted = colours.slice()
  convertToSrgb(converted, matrix, 3)
  return converted.every((level, i) => Math.abs(level - (colours[i] ?? 0)) <= 1)
}

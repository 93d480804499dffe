import { composed, isInvisible, isPrintable, isWhiteSpace } from '../coverage/missingGraphemes.ts'
import type { FontFace } from '../font/fontFace.ts'
import type { Cached } from '../font/recentlyUsed.ts'
import { recentlyUsed } from '../font/recentlyUsed.ts'
import { graphemes } from '../unicode/graphemes.ts'
import { isLatinLike } from '../unicode/orientation.ts'
import { wordCharacters } from './wordCharacters.ts'

export interface Paragraph {
  /** The characters to set, composed, without those that the font lacks. */
  readonly characters: readonly string[]
  /** Whether each of them is set in a word, as `wordCharacters` says. */
  readonly inWord: readonly boolean[]
}

export interface PreparedText {
  readonly paragraphs: readonly Paragraph[]
  readonly missing: readonly string[]
}

const IDEOGRAPHIC_SPACE = 0x3000

/** Texts are set repeatedly while the customer changes their size and position. */
const MAX_CACHED_TEXTS = 256
const preparedBy = new WeakMap<FontFace, Cached<string, PreparedText>>()

/**
 * Splits a text at its line ends and removes characters that are not drawn. A cached text returns the same paragraphs,
 * so that callers can cache derived data per paragraph.
 */
export function prepareText(text: string, font: FontFace, allowsSupplementary: boolean): PreparedText {
  let cached = preparedBy.get(font)
  if (cached === undefined) {
    cached = recentlyUsed(MAX_CACHED_TEXTS)
    preparedBy.set(font, cached)
  }
  return cached(`${allowsSupplementary} ${text}`, () => prepare(text, font, allowsSupplementary))
}

function prepare(text: string, font: FontFace, allowsSupplementary: boolean): PreparedText {
  const missing = new Set<string>()
  const paragraphs = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => {
    const characters: string[] = []
    for (const grapheme of graphemes(line)) {
      if (isPrintable(grapheme, font, allowsSupplementary)) characters.push(...drawnCharacters(grapheme, font))
      else missing.add(grapheme)
    }
    return paragraphOf(characters, font)
  })
  return { paragraphs, missing: [...missing] }
}

/** Characters as one paragraph. A font without Japanese characters sets all marks in words. */
export const paragraphOf = (characters: readonly string[], font: FontFace): Paragraph => ({
  characters,
  inWord: font.isJapanese ? wordCharacters(characters) : characters.map(isLatinLike),
})

/** Paragraphs as one, with spaces between them. */
export const joinParagraphs = (paragraphs: readonly Paragraph[], font: FontFace): Paragraph =>
  paragraphOf(
    paragraphs.flatMap(({ characters }, i) => (i === 0 ? characters : [' ', ...characters])),
    font,
  )

export const slice = ({ characters, inWord }: Paragraph, start: number, end: number): Paragraph => ({
  characters: characters.slice(start, end),
  inWord: inWord.slice(start, end),
})

function drawnCharacters(grapheme: string, font: FontFace): string[] {
  const codePoint = grapheme.codePointAt(0) ?? 0
  if (isWhiteSpace(codePoint)) {
    return [codePoint === IDEOGRAPHIC_SPACE || font.hasGlyph(codePoint) ? grapheme : ' ']
  }
  let kept = ''
  for (const character of composed(grapheme)) if (!isInvisible(character.codePointAt(0) ?? 0)) kept += character
  return kept === '' ? [] : [kept]
}

/** Whether a prepared character is white space, which hangs at the end of a line. */
export const isSpace = (character: string): boolean => isWhiteSpace(character.codePointAt(0) ?? 0)

/** The index after the last character that is not white space. */
export function visibleEnd(characters: readonly string[], start: number, end: number): number {
  return start + characters.slice(start, end).findLastIndex((character) => !isSpace(character)) + 1
}

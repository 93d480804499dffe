import type { FontFace } from '../font/fontFace.ts'
import { graphemes } from '../unicode/graphemes.ts'

/** Either an opened font or the compact coverage that is loaded before it. */
export type Glyphs = Pick<FontFace, 'hasGlyph'> | { has(codePoint: number): boolean }

/** The characters that the font cannot print, each once, in order; any beyond the basic plane is one of them. */
export function missingGraphemes(text: string, glyphs: Glyphs): string[] {
  const missing = new Set<string>()
  for (const grapheme of graphemes(text)) if (!isPrintable(grapheme, glyphs)) missing.add(grapheme)
  return [...missing]
}

export function isPrintable(grapheme: string, glyphs: Glyphs): boolean {
  const has = (codePoint: number) => ('has' in glyphs ? glyphs.has(codePoint) : glyphs.hasGlyph(codePoint))
  for (const character of composed(grapheme)) {
    const codePoint = character.codePointAt(0) as number
    if (codePoint > 0xffff) return false
    if (!needsNoGlyph(codePoint) && !has(codePoint)) return false
  }
  return true
}

/**
 * A base and its marks as one character where Unicode has it: typed が and pasted か + ゛ print alike. A single
 * character is left as it is, because composing would turn name variants such as U+FA19 into their common form.
 */
export const composed = (grapheme: string): string => (grapheme.length > 1 ? grapheme.normalize('NFC') : grapheme)

/** White space of any width; a font may lack its glyph, since nothing is drawn. */
export const isWhiteSpace = (codePoint: number): boolean =>
  codePoint === 0x20 ||
  codePoint === 0x3000 ||
  codePoint === 0xa0 ||
  (codePoint >= 0x09 && codePoint <= 0x0d) ||
  codePoint === 0x1680 ||
  (codePoint >= 0x2000 && codePoint <= 0x200a) ||
  codePoint === 0x202f ||
  codePoint === 0x205f ||
  codePoint === 0x2028 ||
  codePoint === 0x2029

/** Controls, joiners, direction marks and the like: neither drawn nor missed. */
export const isInvisible = (codePoint: number): boolean =>
  codePoint < 0x20 ||
  (codePoint >= 0x7f && codePoint < 0xa0) ||
  codePoint === 0xad ||
  codePoint === 0x34f ||
  codePoint === 0x61c ||
  (codePoint >= 0x180b && codePoint <= 0x180e) ||
  (codePoint >= 0x200b && codePoint <= 0x200f) ||
  (codePoint >= 0x2028 && codePoint <= 0x202e) ||
  (codePoint >= 0x2060 && codePoint <= 0x206f) ||
  codePoint === 0xfeff ||
  (codePoint >= 0xfff0 && codePoint <= 0xfffb)

const isVariationSelector = (codePoint: number): boolean => codePoint >= 0xfe00 && codePoint <= 0xfe0f

const needsNoGlyph = (codePoint: number): boolean =>
  isWhiteSpace(codePoint) || isInvisible(codePoint) || isVariationSelector(codePoint)

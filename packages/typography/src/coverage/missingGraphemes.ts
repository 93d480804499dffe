import type { FontFace } from '../font/fontFace.ts'
import { isIdeographicSelector } from '../font/variationSequences.ts'
import { graphemes } from '../unicode/graphemes.ts'

/** An opened font, or the compact coverage that is loaded before the font. */
export type Glyphs =
  | Pick<FontFace, 'hasGlyph' | 'hasSequence'>
  | { has(codePoint: number): boolean; hasSequence?(codePoint: number, selector: number): boolean }

/**
 * The characters that the font cannot print, each once, in order. They include all beyond the basic plane, and forms of a
 * character (variation sequences) that the font does not have.
 */
export function missingGraphemes(text: string, glyphs: Glyphs): string[] {
  const missing = new Set<string>()
  for (const grapheme of graphemes(text)) if (!isPrintable(grapheme, glyphs)) missing.add(grapheme)
  return [...missing]
}

/** @param allowsSupplementary whether characters beyond the basic plane are printed where the font has them */
export function isPrintable(grapheme: string, glyphs: Glyphs, allowsSupplementary = false): boolean {
  const has = (codePoint: number) => ('has' in glyphs ? glyphs.has(codePoint) : glyphs.hasGlyph(codePoint))
  let base = 0
  for (const character of composed(grapheme)) {
    const codePoint = character.codePointAt(0) ?? 0
    if (isIdeographicSelector(codePoint)) {
      if (glyphs.hasSequence?.(base, codePoint) !== true) return false
      continue
    }
    base = codePoint
    if (codePoint > 0xffff && !allowsSupplementary) return false
    if (!needsNoGlyph(codePoint) && !has(codePoint)) return false
  }
  return true
}

/**
 * Composes a base and its marks where Unicode has a composed character: が equals か + ゛. A single character is not
 * changed, because normalisation would replace variants in names such as U+FA19 by their common form.
 */
export const composed = (grapheme: string): string => (isSingle(grapheme) ? grapheme : grapheme.normalize('NFC'))

const isSingle = (grapheme: string): boolean => grapheme.length <= ((grapheme.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)

/** White space of any width, for which a font needs no glyph. */
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

/** Controls, joiners, direction marks and similar characters: not drawn and never missing. */
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

import type { TextItem } from '@irodori/contract/entities/designItem'

/** Why a character is missing: this font lacks it, it is an emoji, or the product's texts have none beyond the basic plane. */
export type WhyMissing = 'NO_GLYPH' | 'EMOJI' | 'REFUSED'

/** Selectors of forms (U+E0100 to U+E01EF) belong to the character before them. */
const BEYOND_BASIC_PLANE = /[\u{10000}-\u{e00ff}\u{e01f0}-\u{10ffff}]/u

export const hasSupplementary = (text: string): boolean => BEYOND_BASIC_PLANE.test(text)

/** Why a character of a text is missing. Symbols of the basic plane (♥) may be in a font. */
export function whyMissing(
  grapheme: string,
  { allowsSupplementary }: Pick<TextItem, 'allowsSupplementary'>,
): WhyMissing {
  if (!hasSupplementary(grapheme)) return 'NO_GLYPH'
  if (/\p{Emoji}/u.test(grapheme)) return 'EMOJI'
  return allowsSupplementary ? 'NO_GLYPH' : 'REFUSED'
}

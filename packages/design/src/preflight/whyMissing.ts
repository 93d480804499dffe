/** Why a character is missing: this font lacks it, or the shop prints no emoji and no other characters beyond the basic plane. */
export type WhyMissing = 'NO_GLYPH' | 'EMOJI' | 'REFUSED'

/** Selectors of forms (U+E0100 to U+E01EF) belong to the character before them. */
const BEYOND_BASIC_PLANE = /[\u{10000}-\u{e00ff}\u{e01f0}-\u{10ffff}]/u

/** The reason why the characters of a finding are missing. Symbols of the basic plane (♥) may be in a font. */
export function whyMissing(grapheme: string): WhyMissing {
  if (!BEYOND_BASIC_PLANE.test(grapheme)) return 'NO_GLYPH'
  return /\p{Emoji}/u.test(grapheme) ? 'EMOJI' : 'REFUSED'
}

import { type Glyphs, missingGraphemes } from '@irodori/typography/missingGraphemes'

/** Characters of a font that has none of the prepared texts. */
const FEW = 20

const isVisible = (codePoint: number): boolean => codePoint > 0x20 && (codePoint < 0x7f || codePoint > 0xa0)

/**
 * The text that a font is shown with at first: the first of these texts that it can print, or else its own first characters.
 * @param characters code points of the font, in order
 */
export const sampleWords = (texts: readonly string[], characters: readonly number[], glyphs: Glyphs): string =>
  texts.find((text) => missingGraphemes(text, glyphs).length === 0) ??
  String.fromCodePoint(...characters.filter(isVisible).slice(0, FEW))

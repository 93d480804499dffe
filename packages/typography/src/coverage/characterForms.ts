import type { Path } from '@irodori/geometry/path'
import type { FontFace } from '../font/fontFace.ts'
import { graphemes } from '../unicode/graphemes.ts'

/** A character of a text that a font prints in several forms, which names distinguish: 辻 with one dot or two. */
export interface CharacterForms {
  /** The character as it stands in the text. */
  readonly character: string
  readonly forms: readonly {
    /** The character with which this form replaces it. */
    readonly character: string
    /** In em, with its origin on the baseline at the left edge of the cell and y down. */
    readonly outline: Path
  }[]
  /** Height of the cell above the baseline, in em. */
  readonly ascender: number
}

const isIdeograph = (codePoint: number): boolean =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff)

/** The characters of a text that the font prints in more than one form, each once, in order; the usual form is first. */
export function characterForms(text: string, font: FontFace): readonly CharacterForms[] {
  return [...new Set(graphemes(text))].flatMap((character) => {
    const base = character.codePointAt(0) ?? 0
    if (!isIdeograph(base) || !font.hasGlyph(base)) return []
    const byGlyph = new Map<number, string>()
    // The form as it stands in the text represents its glyph.
    const selectors = font.sequences().get(base) ?? []
    const spellings = [String.fromCodePoint(base), ...selectors.map((selector) => String.fromCodePoint(base, selector))]
    for (const spelling of spellings) {
      const [glyph] = font.shape(spelling, 'solid')
      if (glyph && (spelling === character || !byGlyph.has(glyph.id))) byGlyph.set(glyph.id, spelling)
    }
    if (byGlyph.size < 2) return []
    const forms = [...byGlyph].map(([glyph, spelling]) => ({ character: spelling, outline: font.outline(glyph) }))
    return [{ character, forms, ascender: font.ascender }]
  })
}

/** Replaces a character wherever it stands in a text in the same form. */
export const withCharacter = (text: string, character: string, replacement: string): string =>
  graphemes(text)
    .map((grapheme) => (grapheme === character ? replacement : grapheme))
    .join('')

import variants from '../../tables/variants.json' with { type: 'json' }
import type { Glyphs } from './missingGraphemes.ts'
import { isPrintable } from './missingGraphemes.ts'

/** A character that a font cannot print, and what would help. Nothing of it is ever done without being asked for. */
export interface Suggestion {
  readonly grapheme: string
  /** Other fonts that have it, in the order of the menu. */
  readonly fonts: readonly string[]
  /** The everyday form of the same character, as 高 for 髙, when the font has that; null otherwise. */
  readonly variant: string | null
}

interface OfferedFont {
  readonly value: string
  readonly glyphs: Glyphs
}

/** Each pair is a character and its everyday form; made by packages/font-inspector/tables/readUnihan.ts. */
const everyday: ReadonlyMap<string, string> = new Map(
  variants.split(' ').map((pair) => {
    const [character = '', form = ''] = Array.from(pair)
    return [character, form]
  }),
)

/** The everyday form of a character, as 高 for 髙; null where none is known. */
export const commonVariant = (grapheme: string): string | null => everyday.get(grapheme) ?? null

/** What helps with each of the characters that `font` cannot print, with the product's fonts at hand. */
export function suggestionsFor(
  missing: readonly string[],
  font: string,
  offered: readonly OfferedFont[],
): readonly Suggestion[] {
  const own = offered.find(({ value }) => value === font)
  return missing.map((grapheme) => {
    const form = commonVariant(grapheme)
    return {
      grapheme,
      fonts: offered
        .filter(({ value, glyphs }) => value !== font && isPrintable(grapheme, glyphs))
        .map(({ value }) => value),
      variant: form !== null && own !== undefined && isPrintable(form, own.glyphs) ? form : null,
    }
  })
}

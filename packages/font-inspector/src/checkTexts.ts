import type { Coverage } from '@irodori/fonts/coverage'
import { missingGraphemes } from '@irodori/typography/missingGraphemes'
import type { Suggestion } from '@irodori/typography/suggestions'
import { suggestionsFor } from '@irodori/typography/suggestions'

/** A text of a template and its location. */
export interface TemplateText {
  /** Shown to the designer: the template's name and page. */
  readonly place: string
  readonly text: string
  readonly font: string
}

/** A text of a template that its own font cannot print. */
export interface TextGap extends TemplateText {
  readonly gaps: readonly Suggestion[]
}

/** The texts that their fonts cannot print, with suggestions for each missing character. */
export function checkTexts(texts: readonly TemplateText[], fonts: ReadonlyMap<string, Coverage>): readonly TextGap[] {
  const offered = [...fonts].map(([value, glyphs]) => ({ value, glyphs }))
  return texts.flatMap((text) => {
    const glyphs = fonts.get(text.font)
    const missing = glyphs ? missingGraphemes(text.text, glyphs) : []
    return missing.length > 0 ? [{ ...text, gaps: suggestionsFor(missing, text.font, offered) }] : []
  })
}

/** Every character of the texts, each once, in order: the characters that a font for these templates needs. */
export const charactersOf = (texts: readonly TemplateText[]): readonly number[] =>
  [...new Set(texts.flatMap(({ text }) => Array.from(text, (character) => character.codePointAt(0) ?? 0)))]
    .filter((codePoint) => codePoint >= 0x20)
    .toSorted((a, b) => a - b)

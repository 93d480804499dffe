import type { Opportunities } from './lineBreaking.ts'
import type { Paragraph } from './paragraphs.ts'
import { isSpace } from './paragraphs.ts'

/** Where the phrases (文節) of a text begin, as offsets of UTF-16 code units. `findPhrases` of phraseModel.ts is one. */
export type PhraseFinder = (text: string) => readonly number[]

/** Line breaks before phrases and after spaces, as far as lines may break there at all. */
function phraseOpportunities(
  { characters }: Paragraph,
  mayBreakBefore: Opportunities,
  findPhrases: PhraseFinder,
): Opportunities {
  const starts = new Set(findPhrases(characters.join('')))
  let offset = 0
  return characters.map((character, i) => {
    const isStart = starts.has(offset) || isSpace(characters[i - 1] ?? '')
    offset += character.length
    return isStart && mayBreakBefore[i] === true
  })
}

/** The opportunities of a paragraph to break, the best ones first. */
export const levelsOf = (
  paragraph: Paragraph,
  mayBreakBefore: Opportunities,
  findPhrases: PhraseFinder | null,
): readonly Opportunities[] =>
  findPhrases === null
    ? [mayBreakBefore]
    : [phraseOpportunities(paragraph, mayBreakBefore, findPhrases), mayBreakBefore]

import type { TextItem } from '@irodori/contract/entities/designItem'
import { isJapanese, PLACEHOLDER_TEXT } from '@irodori/typography/productFont'

/** Most of the words that a sample shows, in em; more would be too small to compare. */
const MOST_EM = 14
/** A wide estimate of the width of a Latin letter, in em. */
const LETTER_EM = 0.62

// Only what is looked at is cut by it; line breaks of a print never depend on it.
const segmenter = new Intl.Segmenter('ja')
const charactersOf = (words: string): string[] => Array.from(segmenter.segment(words), ({ segment }) => segment)

/** About how long words are, in em. */
export const lengthOfWords = (words: string): number =>
  charactersOf(words).reduce((length, character) => length + (isJapanese(character) ? 1 : LETTER_EM), 0)

/** The beginning of the first line of a text, of what its template proposes, or of the placeholder. */
export function sampleWords({ text, templateItemText }: Pick<TextItem, 'text' | 'templateItemText'>): string {
  const [line = ''] = (text.trim() || templateItemText.trim() || PLACEHOLDER_TEXT).split('\n')
  let words = ''
  for (const character of charactersOf(line)) {
    if (lengthOfWords(words + character) > MOST_EM) break
    words += character
  }
  return words
}

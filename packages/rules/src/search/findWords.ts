import { foldText, foldWithPlaces } from './foldText.ts'

/** From the first code unit of a text that was found to the one after its last. */
export type FoundRange = readonly [start: number, end: number]

/** Of a search, in characters; what goes on after it is not looked for. */
const LONGEST_SEARCH = 200

/** SCH-2: the words that are looked for, folded, each once. Spaces of any width part them. */
export const searchWords = (search: string): string[] => [
  ...new Set(
    foldText(search.slice(0, LONGEST_SEARCH))
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
]

/** SCH-3: where the words stand in a text, as it is written there, from left to right; what touches is one. */
export function findWords(text: string, words: readonly string[]): FoundRange[] {
  const { folded, places } = foldWithPlaces(text)
  const found: FoundRange[] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); word !== '' && at !== -1; at = folded.indexOf(word, at + word.length)) {
      const [start] = places[at] ?? [0]
      const [, end] = places[at + word.length - 1] ?? [0, 0]
      found.push([start, end])
    }
  }
  return merged(found)
}

function merged(ranges: readonly FoundRange[]): FoundRange[] {
  const whole: FoundRange[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last && start <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], end)]
    else whole.push([start, end])
  }
  return whole
}

/** SCH-2: whether each of the words stands in one of the texts. */
export const holdsWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const folded = texts.map(foldText)
  return words.every((word) => folded.some((text) => text.includes(word)))
}

import { foldText, foldWithRanges } from './foldText.ts'

/** A match in a text: from its first code unit to the one after its last. */
export type FoundRange = readonly [start: number, end: number]

/** Longest search in characters; the rest is ignored. */
const LONGEST_SEARCH = 200

/** SCH-2: the distinct folded words of a search, separated by spaces of any width. */
export const searchWords = (search: string): string[] => [
  ...new Set(
    foldText(search.slice(0, LONGEST_SEARCH))
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
]

/** SCH-3: the ranges of the words in a text, in its own letters, from left to right; touching ranges are merged. */
export function findWords(text: string, words: readonly string[]): FoundRange[] {
  const { folded, ranges } = foldWithRanges(text)
  const found: FoundRange[] = []
  for (const word of words) {
    for (let at = folded.indexOf(word); word !== '' && at !== -1; at = folded.indexOf(word, at + word.length)) {
      const [start] = ranges[at] ?? [0]
      const [, end] = ranges[at + word.length - 1] ?? [0, 0]
      found.push([start, end])
    }
  }
  return merged(found)
}

function merged(ranges: readonly FoundRange[]): FoundRange[] {
  const result: FoundRange[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}

/** SCH-2: whether each of the words occurs in one of the texts. */
export const containsWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const folded = texts.map(foldText)
  return words.every((word) => folded.some((text) => text.includes(word)))
}

import { foldText } from '@irodori/rules'

/** Of a search, in characters; what goes on after it is not looked for. */
const LONGEST_SEARCH = 200

/** An entry of an index holds 2,700 bytes. */
const LONGEST_TEXT = 300

/** What lists are searched in, and what is searched for in them. */
export const searchTextOf = (text: string): string => foldText(text).slice(0, LONGEST_TEXT)

/** Patterns of LIKE: a text must match one of each word's. */
export type SearchPatterns = readonly (readonly string[])[]

/** The words that a text must contain. */
export const searchPatterns = (searchString: string): SearchPatterns =>
  wordsOf(searchString).map((word) => [patternOf([...word])])

/** Shorter words stand for too much when a letter of them is wrong; of longer ones the patterns would be too many. */
const SLIP_LENGTHS = { least: 3, most: 24 } as const
const ANY_LETTER = '_'

/** As `searchPatterns`, with one slip in each word of three letters or more: wrong, left out, too many, or exchanged. */
export const lenientPatterns = (searchString: string): SearchPatterns =>
  wordsOf(searchString).map((word) => {
    const letters = [...word]
    const { least, most } = SLIP_LENGTHS
    if (letters.length < least || letters.length > most) return [patternOf(letters)]
    const slips = letters.flatMap((letter, at) => {
      const before = letters.slice(0, at)
      const after = letters.slice(at + 1)
      const wrong = patternOf([...before, null, ...after])
      const leftOut = patternOf([...before, null, letter, ...after])
      // A word of three without one letter is two letters, which stand in half of all names.
      const tooMany = letters.length > least ? [patternOf([...before, ...after])] : []
      const [next, ...rest] = after
      return [
        wrong,
        leftOut,
        ...tooMany,
        ...(next === undefined ? [] : [patternOf([...before, next, letter, ...rest])]),
      ]
    })
    return [...new Set(slips)]
  })

const wordsOf = (searchString: string): string[] =>
  searchTextOf(searchString.slice(0, LONGEST_SEARCH))
    // No text of the database holds this character, and the database refuses to be asked for it.
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Null is any one letter. */
const patternOf = (letters: readonly (string | null)[]): string =>
  `%${letters.map((letter) => letter?.replace(/[\\%_]/g, '\\$&') ?? ANY_LETTER).join('')}%`

import { foldText } from '@irodori/rules/foldText'

/** Characters of a search string; the rest is ignored. */
const LONGEST_SEARCH = 200

/** Characters of an indexed text; an index entry holds 2,700 bytes. */
const LONGEST_TEXT = 300

/** The normal form of texts in search columns and of search strings. */
export const searchTextOf = (text: string): string => foldText(text).slice(0, LONGEST_TEXT)

/** LIKE patterns for each word of a search: a text must match one pattern of every word. */
export type SearchPatterns = readonly (readonly string[])[]

/** Patterns for texts that contain every word. */
export const searchPatterns = (searchString: string): SearchPatterns =>
  wordsOf(searchString).map((word) => [patternOf([...word])])

/** Word lengths that tolerate a typing error: shorter words would match too much, longer ones need too many patterns. */
const TOLERANT_LENGTHS = { least: 3, most: 24 } as const
const ANY_CHARACTER = '_'

/** As `searchPatterns`, tolerating one wrong, missing, extra or transposed letter in each word of three letters or more. */
export const lenientPatterns = (searchString: string): SearchPatterns =>
  wordsOf(searchString).map((word) => {
    const letters = [...word]
    const { least, most } = TOLERANT_LENGTHS
    if (letters.length < least || letters.length > most) return [patternOf(letters)]
    const patterns = letters.flatMap((letter, at) => {
      const before = letters.slice(0, at)
      const after = letters.slice(at + 1)
      const replaced = patternOf([...before, null, ...after])
      const missing = patternOf([...before, null, letter, ...after])
      // A word of three letters is not shortened: two letters occur in half of all names.
      const extra = letters.length > least ? [patternOf([...before, ...after])] : []
      const [next, ...rest] = after
      return [
        replaced,
        missing,
        ...extra,
        ...(next === undefined ? [] : [patternOf([...before, next, letter, ...rest])]),
      ]
    })
    return [...new Set(patterns)]
  })

/** The words of a search string in their normal form. */
export const wordsOf = (searchString: string): string[] =>
  searchTextOf(searchString.slice(0, LONGEST_SEARCH))
    // The database cannot store NUL and refuses it in a query.
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** @param letters null matches any letter */
const patternOf = (letters: readonly (string | null)[]): string =>
  `%${letters.map((letter) => letter?.replace(/[\\%_]/g, '\\$&') ?? ANY_CHARACTER).join('')}%`

/** A LIKE pattern for texts that contain a word. */
export const containing = (word: string): string => patternOf([...word])

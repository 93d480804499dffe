/** Of a search, in characters; what goes on after it is not looked for. */
const LONGEST_SEARCH = 200

/** An entry of an index holds 2,700 bytes. */
const LONGEST_TEXT = 300

/** Letters of any width and case as one: what lists are searched in, and what is searched for in them. */
export const searchTextOf = (text: string): string => text.normalize('NFKC').toLowerCase().slice(0, LONGEST_TEXT)

/** The words that a text must contain, each as a pattern of LIKE. */
export const searchPatterns = (searchString: string): string[] =>
  searchTextOf(searchString.slice(0, LONGEST_SEARCH))
    // No text of the database holds this character, and the database refuses to be asked for it.
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

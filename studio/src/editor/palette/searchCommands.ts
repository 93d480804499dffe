/** A command as it is searched for. */
export interface Searchable {
  readonly id: string
  /** As it is shown. */
  readonly label: string
  /** How it is read, and other words for it. */
  readonly words: string
}

const KATAKANA_TO_HIRAGANA = 0x60

/** One spelling for what counts as the same: ｱｶﾙｸ, アカルク and あかるく, Ａ and a. */
export const foldKana = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))

/** Whether the characters of `term` follow each other in `text`, with others between them. */
function isScattered(text: string, term: string): boolean {
  let from = 0
  for (const character of term) {
    const at = text.indexOf(character, from)
    if (at < 0) return false
    from = at + character.length
  }
  return true
}

/** Fewer characters than this, scattered, are found nearly everywhere. */
const LEAST_SCATTERED = 3

function fitOf(label: string, words: readonly string[], term: string): number {
  if (label.startsWith(term)) return 5
  if (words.some((word) => word.startsWith(term))) return 4
  if (label.includes(term)) return 3
  if (words.some((word) => word.includes(term))) return 2
  const long = [...term].length >= LEAST_SCATTERED
  return long && [label, ...words].some((word) => isScattered(word, term)) ? 1 : 0
}

/**
 * The commands that every word of the query fits, the best first: what begins with it, then what holds it, then what
 * holds its characters in order. Among equals those used lately lead; an empty query gives all, those used lately first.
 * @param recent ids, the last one used first.
 */
export function searchCommands<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
  recent: readonly string[],
): readonly Entry[] {
  const terms = foldKana(query)
    .split(/\s+/)
    .filter((term) => term !== '')
  const rank = ({ id }: Entry): number => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return entries
    .map((entry) => {
      const label = foldKana(entry.label)
      const words = foldKana(entry.words).split(/\s+/)
      const fits = terms.map((term) => fitOf(label, words, term))
      return { entry, fit: fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 1) }
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || rank(a.entry) - rank(b.entry))
    .map(({ entry }) => entry)
}

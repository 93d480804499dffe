/** A searchable command. */
export interface Searchable {
  readonly id: string
  /** Visible label. */
  readonly label: string
  /** Reading in kana and synonyms. */
  readonly searchTerms: string
}

const KATAKANA_TO_HIRAGANA = 0x60

/** Normalises width, case and kana: ｱｶﾙｸ, アカルク and あかるく, Ａ and a are equal. */
export const foldKana = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))

/** True if `text` contains the characters of `term` in order, with others between them. */
function isSubsequence(text: string, term: string): boolean {
  let from = 0
  for (const character of term) {
    const at = text.indexOf(character, from)
    if (at < 0) return false
    from = at + character.length
  }
  return true
}

/** Minimum length of a term for subsequence matches; shorter terms match nearly everything. */
const LEAST_SUBSEQUENCE = 3

function matchScore(label: string, searchTerms: readonly string[], term: string): number {
  if (label.startsWith(term)) return 5
  if (searchTerms.some((word) => word.startsWith(term))) return 4
  if (label.includes(term)) return 3
  if (searchTerms.some((word) => word.includes(term))) return 2
  const long = [...term].length >= LEAST_SUBSEQUENCE
  return long && [label, ...searchTerms].some((word) => isSubsequence(word, term)) ? 1 : 0
}

/**
 * The commands that match every term of the query, best match first: prefix, then substring, then subsequence. Equal
 * matches are ordered by recent use. An empty query returns all commands.
 * @param recent ids of recently used commands, latest first
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
      const searchTerms = foldKana(entry.searchTerms).split(/\s+/)
      const scores = terms.map((term) => matchScore(label, searchTerms, term))
      return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 1) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || rank(a.entry) - rank(b.entry))
    .map(({ entry }) => entry)
}

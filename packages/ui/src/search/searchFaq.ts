import type { FaqCategory } from '@irodori/contract/entities/help'
import { containsWords, findWords } from '@irodori/rules/findWords'

type Faq = FaqCategory['faqs'][number]

export interface FoundFaq {
  readonly category: FaqCategory
  readonly faq: Faq
}

/**
 * FAQ-4: the questions that contain every word in the question, its answer, its keywords or the title of its category.
 * Matches in the question itself come first.
 * @param words folded, as `searchWords` returns them
 */
export function searchFaq(categories: readonly FaqCategory[], words: readonly string[]): FoundFaq[] {
  if (words.length === 0) return []
  const found = categories.flatMap((category) =>
    category.faqs
      .filter(({ question, answer, keywords }) => containsWords([question, answer, keywords, category.title], words))
      .map((faq) => ({ category, faq })),
  )
  const isAsked = ({ faq }: FoundFaq) => findWords(faq.question, words).length > 0
  return [...found.filter(isAsked), ...found.filter((one) => !isAsked(one))]
}

/** Characters before the first match. */
const BEFORE = 14
const WHOLE = 48

/** An excerpt of an answer around the first match; its beginning if there is none. */
export function excerptOf(answer: string, words: readonly string[]): string {
  const line = answer.replace(/\s+/g, ' ')
  const first = findWords(line, words)[0]?.[0] ?? 0
  if (first <= BEFORE || line.length <= WHOLE) return line
  return `…${[...line.slice(0, first)].slice(-BEFORE).join('')}${line.slice(first)}`
}

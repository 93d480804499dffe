import type { FaqCategory } from '@irodori/contract/entities/help'
import type { FaqPlace } from './openCode.ts'

/** The open entries of the list: categories by name, questions by `faqKey`. */
export interface OpenEntries {
  readonly categories: ReadonlySet<string>
  readonly faqs: ReadonlySet<string>
}

/** Names may contain hyphens, so an open code does not identify a question. */
export const faqKey = (category: string, identifier: string): string => `${category}/${identifier}`

/** FAQ-1: only the target of an open code is open. */
export const openEntriesAt = (place: FaqPlace | null): OpenEntries => ({
  categories: new Set(place ? [place.category] : []),
  faqs: new Set(place && place.identifier !== null ? [faqKey(place.category, place.identifier)] : []),
})

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> =>
  names.has(name) ? new Set([...names].filter((one) => one !== name)) : new Set([...names, name])

/** FAQ-2: closing a category closes the questions that are open in it. */
export function toggleCategory({ categories, faqs }: OpenEntries, { name, faqs: own }: FaqCategory): OpenEntries {
  const inside = new Set(own.map(({ identifier }) => faqKey(name, identifier)))
  return {
    categories: toggled(categories, name),
    faqs: categories.has(name) ? new Set([...faqs].filter((key) => !inside.has(key))) : faqs,
  }
}

export const toggleFaq = ({ categories, faqs }: OpenEntries, key: string): OpenEntries => ({
  categories,
  faqs: toggled(faqs, key),
})

import type { FaqCategory } from '@irodori/contract/entities/help'

/** Target of an open code. */
export interface FaqPlace {
  /** Name of the category. */
  readonly category: string
  /** Null for the category alone. */
  readonly identifier: string | null
}

/**
 * The target of an open code `categoryName-faqIdentifier`; null if it matches nothing. Names may contain hyphens, so
 * the code is compared with the existing ones instead of being split. A category's name alone opens the category.
 */
export function placeOfCode(categories: readonly FaqCategory[], code: string): FaqPlace | null {
  for (const { name, faqs } of categories) {
    const faq = faqs.find(({ identifier }) => `${name}-${identifier}` === code)
    if (faq) return { category: name, identifier: faq.identifier }
  }
  const category = categories.find(({ name }) => name === code)
  return category ? { category: category.name, identifier: null } : null
}

import type { FaqCategory } from '@irodori/contract'

/** A question of the list, by the names that open codes use. */
export interface FaqPlace {
  /** Name of the category. */
  readonly category: string
  /** Null for the category alone. */
  readonly identifier: string | null
}

/**
 * Where an open code, `categoryName-faqIdentifier`, leads; null where nothing is known by it. Names may hold hyphens,
 * so the code is compared with those that exist and not cut up. A category's name alone opens the category.
 */
export function placeOfCode(categories: readonly FaqCategory[], code: string): FaqPlace | null {
  for (const { name, faqs } of categories) {
    const faq = faqs.find(({ identifier }) => `${name}-${identifier}` === code)
    if (faq) return { category: name, identifier: faq.identifier }
  }
  const category = categories.find(({ name }) => name === code)
  return category ? { category: category.name, identifier: null } : null
}

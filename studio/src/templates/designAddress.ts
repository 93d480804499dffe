import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'

/**
 * The editor's address for a new design from a template, or from a series of a booklet.
 * @param option the chosen option of the product, a query parameter of the address
 */
export const newDesignAddress = (
  templateId: string,
  isSeries: boolean,
  productId: string,
  option: string | null = null,
): string =>
  `${pagePath(PAGES.newDesign, { templateId, isSeichoku: String(isSeries), productId })}${
    option === null ? '' : `?o=${encodeURIComponent(option)}`
  }`

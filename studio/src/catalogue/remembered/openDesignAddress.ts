import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { RememberedDesign } from './rememberedDesigns.ts'

/** Query parameter of the design that is open over a list. */
export const DESIGN_QUERY = 'design'

const SERIES = 'series:'

export const designQueryValue = ({ id, isSeries }: Pick<RememberedDesign, 'id' | 'isSeries'>): string =>
  isSeries ? `${SERIES}${id}` : id

export const parseDesignQuery = (mark: string): Pick<RememberedDesign, 'id' | 'isSeries'> =>
  mark.startsWith(SERIES) ? { id: mark.slice(SERIES.length), isSeries: true } : { id: mark, isSeries: false }

/** The address of a product's list with one of its designs open. */
export const openDesignAddress = (design: RememberedDesign): string =>
  `${pagePath(PAGES.product, { productId: design.productId })}?${DESIGN_QUERY}=${encodeURIComponent(designQueryValue(design))}`

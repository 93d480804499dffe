import { PAGES, pagePath } from '@irodori/contract/pages'
import type { RememberedDesign } from './rememberedDesigns.ts'

/** The query that says which design of a list lies open. */
export const DESIGN_QUERY = 'design'

const SERIES = 'series:'

export const designQueryValue = ({ id, isSeries }: Pick<RememberedDesign, 'id' | 'isSeries'>): string =>
  isSeries ? `${SERIES}${id}` : id

export const parseDesignQuery = (mark: string): Pick<RememberedDesign, 'id' | 'isSeries'> =>
  mark.startsWith(SERIES) ? { id: mark.slice(SERIES.length), isSeries: true } : { id: mark, isSeries: false }

/** The list of a product with one of its designs lying open. */
export const openDesignAddress = (design: RememberedDesign): string =>
  `${pagePath(PAGES.product, { productId: design.productId })}?${DESIGN_QUERY}=${encodeURIComponent(designQueryValue(design))}`

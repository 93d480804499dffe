import { PAGES, pagePath } from '@irodori/contract/pages'
import type { RememberedDesign } from './shelfMemory.ts'

/** The query that says which design of a list lies open. */
export const DESIGN_QUERY = 'design'

const SERIES = 'series:'

export const designMark = ({ id, isSeries }: Pick<RememberedDesign, 'id' | 'isSeries'>): string =>
  isSeries ? `${SERIES}${id}` : id

export const readDesignMark = (mark: string): Pick<RememberedDesign, 'id' | 'isSeries'> =>
  mark.startsWith(SERIES) ? { id: mark.slice(SERIES.length), isSeries: true } : { id: mark, isSeries: false }

/** The list of a product with one of its designs lying open. */
export const designInListAddress = (design: RememberedDesign): string =>
  `${pagePath(PAGES.product, { productId: design.productId })}?${DESIGN_QUERY}=${encodeURIComponent(designMark(design))}`

import { pagePath } from './pagePath.ts'
import { PAGES } from './pages.ts'

/** Query parameter of the design that is open over the list of its product. */
export const DESIGN_QUERY = 'design'

/** A template, or a series of a booklet. */
interface ListedDesign {
  readonly id: string
  readonly isSeries: boolean
}

const SERIES = 'series:'

export const designQueryValue = ({ id, isSeries }: ListedDesign): string => (isSeries ? `${SERIES}${id}` : id)

export const parseDesignQuery = (value: string): ListedDesign =>
  value.startsWith(SERIES) ? { id: value.slice(SERIES.length), isSeries: true } : { id: value, isSeries: false }

/** The address of a product's list with one of its designs open. */
export const openDesignAddress = (productId: string, design: ListedDesign): string =>
  `${pagePath(PAGES.product, { productId })}?${DESIGN_QUERY}=${encodeURIComponent(designQueryValue(design))}`

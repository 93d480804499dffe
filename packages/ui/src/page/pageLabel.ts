import type { Design } from '@irodori/contract/entities/design'
import type { Product } from '@irodori/contract/entities/product'

/** The label of a page, independent of the language. */
export type PageLabel =
  | { readonly kind: 'COVER' | 'BACK_COVER' | 'FRONT' | 'BACK' }
  | { readonly kind: 'SPREAD'; readonly first: number; readonly last: number }
  | { readonly kind: 'PIECE' | 'LEAF'; readonly number: number }
  | { readonly kind: 'MONTH'; readonly month: string }

interface Paged extends Pick<Design, 'pageNumber' | 'sideNumber'> {
  /** The month that the page shows, YYYY-MM. */
  readonly month?: string | undefined
}

interface PagedProduct {
  readonly productType: Product['productType']
  readonly numberOfSides: number
  /** Pages of a booklet; null for other products. */
  readonly totalPage: number | null
}

/**
 * A booklet has a cover (-1), sheets of two pages (0, 1, …) and a back cover (totalPage / 2). Pairs and sets number
 * their pieces. A page that shows a month has its name. Other products have a front, those with two sides a back, and those
 * with more a cover and numbered sheets.
 */
export function pageLabel({ pageNumber, sideNumber, month }: Paged, product: PagedProduct): PageLabel {
  if (month !== undefined) return { kind: 'MONTH', month }
  if (product.totalPage !== null) {
    const sheet = Number(pageNumber)
    if (sheet < 0) return { kind: 'COVER' }
    if (sheet * 2 >= product.totalPage) return { kind: 'BACK_COVER' }
    return { kind: 'SPREAD', first: sheet * 2 + 1, last: Math.min(sheet * 2 + 2, product.totalPage) }
  }
  if (product.productType === 'PAIR_PRODUCT' || product.productType === 'SET_3') {
    return { kind: 'PIECE', number: sideNumber }
  }
  if (product.numberOfSides > 2) return sideNumber === 1 ? { kind: 'COVER' } : { kind: 'LEAF', number: sideNumber }
  return { kind: sideNumber === 1 ? 'FRONT' : 'BACK' }
}

/** In reading order: the cover first, the front before the back. */
export const byPage = (one: Paged, other: Paged): number =>
  Number(one.pageNumber) - Number(other.pageNumber) || one.sideNumber - other.sideNumber

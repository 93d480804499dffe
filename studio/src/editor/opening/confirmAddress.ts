import { PAGES } from '@irodori/contract/pages'
/** A saved piece, as the editor's address names it. */
export interface SavedDesign {
  readonly orderNumber: string
  readonly groupNumber: string
  /** 'none' outside a booklet. */
  readonly designSeriesId: string
  readonly productId: string
}

const PATH = PAGES.confirmDesign.path

/** The confirmation of a saved piece. */
export const confirmAddress = ({ orderNumber, groupNumber, designSeriesId, productId }: SavedDesign): string =>
  `${PATH}?${new URLSearchParams({ order: orderNumber, group: groupNumber, series: designSeriesId, product: productId })}`

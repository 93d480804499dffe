import { PAGES } from '@irodori/contract/pages'
/** Identifies a saved design: the parameters of the editor's route. */
export interface SavedDesign {
  readonly orderNumber: string
  readonly groupNumber: string
  /** 'none' for designs that are no booklet. */
  readonly designSeriesId: string
  readonly productId: string
}

const PATH = PAGES.confirmDesign.path

/** Address of the confirmation of a saved design. */
export const confirmAddress = ({ orderNumber, groupNumber, designSeriesId, productId }: SavedDesign): string =>
  `${PATH}?${new URLSearchParams({ order: orderNumber, group: groupNumber, series: designSeriesId, product: productId })}`

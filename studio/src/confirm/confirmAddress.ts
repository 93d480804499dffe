/** A saved piece, as the editor's address names it. */
export interface SavedPiece {
  readonly orderNumber: string
  readonly groupNumber: string
  /** 'none' outside a booklet. */
  readonly designSeriesId: string
  readonly productId: string
}

const PATH = '/design/confirm'

/** The confirmation of a saved piece. */
export const confirmAddress = ({ orderNumber, groupNumber, designSeriesId, productId }: SavedPiece): string =>
  `${PATH}?${new URLSearchParams({ order: orderNumber, group: groupNumber, series: designSeriesId, product: productId })}`

/** What the address says is to be edited. */
export type EditorPlace =
  | { readonly kind: 'NEW'; readonly templateId: string; readonly isSeichoku: boolean; readonly productId: string }
  | {
      readonly kind: 'EDIT'
      readonly orderNumber: string
      readonly groupNumber: string
      /** 'none' outside a booklet. */
      readonly designSeriesId: string
      readonly productId: string
    }

export function addressOf(place: EditorPlace): string {
  const parts =
    place.kind === 'NEW'
      ? ['new', place.templateId, String(place.isSeichoku), place.productId]
      : ['edit', place.orderNumber, place.groupNumber, place.designSeriesId, place.productId]
  return `/design/${parts.map(encodeURIComponent).join('/')}`
}

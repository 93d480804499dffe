import { PAGES, pagePath } from '@irodori/contract/pages'

/** What the address says is to be edited. */
export type EditorRoute =
  | { readonly kind: 'NEW'; readonly templateId: string; readonly isSeichoku: boolean; readonly productId: string }
  | {
      readonly kind: 'EDIT'
      readonly orderNumber: string
      readonly groupNumber: string
      /** 'none' outside a booklet. */
      readonly designSeriesId: string
      readonly productId: string
    }

export const editorAddress = (place: EditorRoute): string =>
  place.kind === 'NEW'
    ? pagePath(PAGES.newDesign, { ...place, isSeichoku: String(place.isSeichoku) })
    : pagePath(PAGES.editDesign, place)

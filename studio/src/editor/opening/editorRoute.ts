import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'

/** The design that the URL of the editor names. */
export type EditorRoute =
  | { readonly kind: 'NEW'; readonly templateId: string; readonly isSeichoku: boolean; readonly productId: string }
  | {
      readonly kind: 'EDIT'
      readonly orderNumber: string
      readonly groupNumber: string
      /** 'none' for designs that are no booklet. */
      readonly designSeriesId: string
      readonly productId: string
    }

export const editorAddress = (route: EditorRoute): string =>
  route.kind === 'NEW'
    ? pagePath(PAGES.newDesign, { ...route, isSeichoku: String(route.isSeichoku) })
    : pagePath(PAGES.editDesign, route)

import { withOrder } from '@irodori/client/orderQuery'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'

/** The design that the URL of the editor names. */
export type EditorRoute =
  | {
      readonly kind: 'NEW'
      readonly templateId: string
      readonly isSeichoku: boolean
      readonly productId: string
      /** The order that the design is for; null until the customer or the address has named one. */
      readonly orderNumber: string | null
    }
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
    ? withOrder(
        pagePath(PAGES.newDesign, {
          templateId: route.templateId,
          isSeichoku: String(route.isSeichoku),
          productId: route.productId,
        }),
        route.orderNumber,
      )
    : pagePath(PAGES.editDesign, route)

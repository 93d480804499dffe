import { withOrder } from '@irodori/client/orderQuery'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { isEmbeddable } from './isEmbeddable.ts'

/** What the element's attributes name; null for one that is missing. */
interface Wanted {
  readonly product: string | null
  readonly template: string | null
  readonly isBooklet: boolean
  readonly order: string | null
  /** A path that an event had; it wins over all others. */
  readonly path: string | null
}

/** The path of the page to show; null if the attributes name no page that may be shown in a frame. */
export function addressOf({ product, template, isBooklet, order, path }: Wanted): string | null {
  if (path !== null) return isEmbeddable(path) ? path : null
  if (!product) return null
  const page = template
    ? pagePath(PAGES.newDesign, { templateId: template, isSeichoku: String(isBooklet), productId: product })
    : pagePath(PAGES.product, { productId: product })
  return withOrder(page, order)
}

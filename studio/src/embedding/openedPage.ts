import { orderOfQuery } from '@irodori/client/orderQuery'
import type { EventOf } from '@irodori/contract/embedding'
import { pageAt } from '@irodori/contract/pageAt'
import type { PageName } from '@irodori/contract/pages'

/** What the page around the frame is told that these pages are. */
const KINDS: Readonly<Partial<Record<PageName, EventOf<'opened'>['page']>>> = {
  home: 'CATALOGUE',
  products: 'CATALOGUE',
  category: 'CATALOGUE',
  product: 'PRODUCT',
  newDesign: 'EDITOR',
  editDesign: 'EDITOR',
  confirmDesign: 'CONFIRMATION',
}

/** The page at an address as the page around the frame is told of it; null if it is none that a frame may show. */
export function openedPage(
  pathname: string,
  search: string,
): { readonly event: EventOf<'opened'>; readonly isDesign: boolean } | null {
  const found = pageAt(pathname)
  const page = found ? KINDS[found.name] : undefined
  if (!found || page === undefined) return null
  const { productId = null, templateId = null, orderNumber = orderOfQuery(search) } = found.params
  return {
    event: { type: 'opened', page, path: pathname + search, productId, templateId, orderNumber },
    isDesign: page === 'EDITOR' || page === 'CONFIRMATION',
  }
}

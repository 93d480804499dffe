import { pageAt } from '@irodori/contract/pageAt'
import { PAGES } from '@irodori/contract/pages'

/** Whether the page at an address of this shop, with or without a query, may be shown in a frame. */
export function isEmbeddable(address: string): boolean {
  const name = address.startsWith('/') ? pageAt(address.split(/[?#]/)[0] ?? '')?.name : undefined
  return name !== undefined && PAGES[name].isEmbeddable
}

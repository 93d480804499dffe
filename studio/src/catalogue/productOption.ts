import type { Product } from '@irodori/contract'
import { PAGES, pagePath } from '@irodori/contract/pages'
import { type CookieJar, readCookie, writeCookie } from './cookie.ts'

type Optional = Pick<Product, 'id' | 'options' | 'selectedProductOption'>

const COOKIE = 'selectedProductOption'

/** The option that was chosen last stands in a cookie, together with its product. */
export const rememberOption = (page: CookieJar, productId: string, option: string): void =>
  writeCookie(page, COOKIE, `${productId}:${option}`)

/**
 * The chosen option of a product: what the address says, what was chosen last, what the shop proposes; null where the
 * product has no options.
 * @param asked the query's `o`
 */
export function chosenOption(product: Optional, asked: string | null, page: CookieJar): string | null {
  const remembered = readCookie(page, COOKIE)
  const ofCookie = remembered?.startsWith(`${product.id}:`) ? remembered.slice(product.id.length + 1) : null
  const wishes = [asked, ofCookie, product.selectedProductOption]
  const known = wishes.find((input) => product.options.some(({ identifier }) => identifier === input))
  return known ?? product.options[0]?.identifier ?? null
}

const withOption = (address: string, option: string | null): string =>
  option === null ? address : `${address}?o=${encodeURIComponent(option)}`

/** /product/{id}, with ?o= where the product has options and one is chosen. */
export const productAddress = (product: Optional): string =>
  withOption(
    pagePath(PAGES.product, { productId: product.id }),
    product.options.length > 0 ? product.selectedProductOption : null,
  )

/** Where somebody leaves an address to be told when it is there again. */
export const subscribeAddress = (productId: string, option: string | null): string =>
  withOption(pagePath(PAGES.subscribe, { productId }), option)

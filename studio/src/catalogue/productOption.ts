import type { Product } from '@irodori/contract/entities/product'
import type { TemplateColour } from '@irodori/contract/entities/template'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { type CookieJar, readCookie, writeCookie } from './cookie.ts'

type Optional = Pick<Product, 'id' | 'options' | 'selectedProductOption'>

const COOKIE = 'selectedProductOption'

/** Stores the last chosen option in a cookie, together with its product. */
export const rememberOption = (page: CookieJar, productId: string, option: string): void =>
  writeCookie(page, COOKIE, `${productId}:${option}`)

/**
 * The chosen option of a product: from the address, else the last choice, else the shop's default; null if the product
 * has no options.
 * @param asked value of the query parameter `o`
 */
export function chosenOption(product: Optional, asked: string | null, page: CookieJar): string | null {
  const remembered = readCookie(page, COOKIE)
  const ofCookie = remembered?.startsWith(`${product.id}:`) ? remembered.slice(product.id.length + 1) : null
  const wishes = [asked, ofCookie, product.selectedProductOption]
  const known = wishes.find((input) => product.options.some(({ identifier }) => identifier === input))
  return known ?? product.options[0]?.identifier ?? null
}

/** An address with the queries that have a value. */
function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** The path of a product, with the query `o` if one of its options is chosen, and the colour of its designs if there is one. */
export const productAddress = (product: Optional, colour: TemplateColour | '' = ''): string =>
  withQuery(pagePath(PAGES.product, { productId: product.id }), {
    o: product.options.length > 0 ? (product.selectedProductOption ?? '') : '',
    colour,
  })

/** The page for back-in-stock notices of a product. */
export const subscribeAddress = (productId: string, option: string | null): string =>
  withQuery(pagePath(PAGES.subscribe, { productId }), { o: option ?? '' })

import { orderOfQuery, withOrder } from '@irodori/client/orderQuery'

/** The pages between a product and its editor. */
const CARRYING = /^\/(home|product|favourites|design\/new)(?=[/?#]|$)/
const SAVED_DESIGN = /^\/design\/edit\/([^/]+)/

/** The order of the screen at an address: of its query, or of the saved design that it shows. */
function orderAt(path: string, search: string): string | null {
  const saved = SAVED_DESIGN.exec(path)?.[1]
  return saved === undefined ? orderOfQuery(search) : decodeURIComponent(saved)
}

/** A link with the order of the screen that shows it, so that every way to the editor names the same order. */
export const carryOrder = (href: string, path: string, search: string): string =>
  CARRYING.test(href) ? withOrder(href, orderAt(path, search)) : href

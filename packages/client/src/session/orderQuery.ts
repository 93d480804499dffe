/** Query parameter of the studio's pages that names the order for which a product is designed. */
export const ORDER_QUERY = 'order'

/** The order that a query names; null if it names none. */
export const orderOfQuery = (search: string): string | null => new URLSearchParams(search).get(ORDER_QUERY) || null

/** The address with the order in its query; unchanged without an order, or if the address names one already. */
export function withOrder(address: string, orderNumber: string | null): string {
  const [path = '', query = ''] = address.split('?')
  if (orderNumber === null || orderOfQuery(query) !== null) return address
  const named = `${ORDER_QUERY}=${encodeURIComponent(orderNumber)}`
  return `${path}?${query === '' ? named : `${query}&${named}`}`
}

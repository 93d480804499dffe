import { OrderFilter } from '@irodori/contract/entities/orderFilter'

/** What the list is searched for; it is in the address of the page. */
export type ListQuery = OrderFilter

const FIELDS = [
  'search',
  'status',
  'source',
  'productId',
  'shipFrom',
  'shipTo',
  'sort',
] as const satisfies readonly (keyof ListQuery)[]

/** DSK-14: the query of an address; what the list does not know is left out. */
export function readListQuery(address: string): ListQuery {
  const params = new URLSearchParams(address)
  const known = FIELDS.flatMap((field) => {
    const value = params.get(field)?.trim()
    const isKnown = value !== undefined && value !== '' && OrderFilter.shape[field].safeParse(value).success
    return isKnown ? [[field, value] as const] : []
  })
  return OrderFilter.parse(Object.fromEntries(known))
}

/** The part of an address behind its path: empty without a query. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams(
    FIELDS.flatMap((field) => {
      const value = query[field]
      return value === undefined || value === '' ? [] : [[field, value]]
    }),
  )
  return params.size === 0 ? '' : `?${params}`
}

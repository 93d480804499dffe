import type { Order } from '@irodori/contract/entities/order'
import { containsWords, searchWords } from '@irodori/rules/findWords'
import type { OrderNeed } from '../orderList/orderNeed.ts'
import { ORDER_NEEDS, orderNeed } from '../orderList/orderNeed.ts'

/** The choice of orders that the address of my page holds. */
export interface OrderFilter {
  /** Null shows all. */
  readonly show: OrderNeed | null
  /** Text of the search; '' searches nothing. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

export const ALL_ORDERS: OrderFilter = { show: null, search: '', page: 1 }

/** MYP-22: orders on one page. */
const PAGE_SIZE = 20
/** MYP-21: number of orders from which a search is offered. */
export const SEARCHED_FROM = 5
const LONGEST_SEARCH = 100

/** MYP-21: reads the choice from an address; a value that is not known is left out. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const page = Number(params.get('page') ?? '1')
  return {
    show: ORDER_NEEDS.find((need) => need === params.get('show')) ?? null,
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** MYP-21: the query of a choice; '' for all orders. */
export function filterQuery({ show, search, page }: OrderFilter): string {
  const query = new URLSearchParams()
  if (show !== null) query.set('show', show)
  if (search.trim() !== '') query.set('q', search.slice(0, LONGEST_SEARCH))
  if (page !== 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** MYP-21: the texts by which an order is found: its number, products, people and the words of its designs. */
const textsOf = ({ orderNumber, products, orderer, receiver, designItems }: Order): readonly string[] => [
  orderNumber,
  orderNumber.replaceAll('-', ''),
  ...products.map(({ name }) => name),
  ...[orderer, receiver].flatMap(({ familyName, firstName, familyNameKana, firstNameKana }) => [
    `${familyName}${firstName}`,
    `${familyName} ${firstName}`,
    `${familyNameKana}${firstNameKana}`,
  ]),
  ...designItems.map(({ text }) => text),
]

/** MYP-21: the orders that need this and contain each of the words. */
export function filteredOrders(
  orders: readonly Order[],
  { show, search }: OrderFilter,
  today: string,
): readonly Order[] {
  const words = searchWords(search)
  return orders.filter(
    (order) =>
      (show === null || orderNeed(order, today) === show) &&
      (words.length === 0 || containsWords(textsOf(order), words)),
  )
}

/** MYP-20: how many orders need what. */
export function needCounts(orders: readonly Order[], today: string): Readonly<Record<OrderNeed, number>> {
  const counts = { DESIGN: 0, FINISH: 0, WAIT: 0, PRODUCTION: 0, ON_THE_WAY: 0, PAST: 0 }
  for (const order of orders) counts[orderNeed(order, today)] += 1
  return counts
}

/** One page of a list. A page beyond the end is the last one. */
export interface ListPage {
  readonly page: number
  readonly pages: number
  /** Index of its first entry, from 0, and of the one after its last. */
  readonly from: number
  readonly to: number
}

/** MYP-22: the page of a list of orders. */
export function listPage(total: number, wanted: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const from = (page - 1) * PAGE_SIZE
  return { page, pages, from, to: Math.min(total, from + PAGE_SIZE) }
}

import type { Order } from '@irodori/contract/entities/order'
import { isInProduction, mayChange } from '@irodori/rules/orderStatus'
import { isOnTheWay } from '../orderList/orderNeed.ts'

/**
 * The sections of my page in their order; orders that wait for the customer come first. PRODUCTION, ON_THE_WAY and PAST are
 * the parts of the history.
 */
const SECTIONS = ['OPEN', 'PENDING_CANCEL', 'PRODUCTION', 'ON_THE_WAY', 'COMMITTED', 'PAST'] as const
export type Section = (typeof SECTIONS)[number]

export interface OrderSection {
  readonly section: Section
  readonly orders: readonly Order[]
}

function sectionOf(order: Order, today: string): Section {
  const { status } = order
  if (mayChange(status)) return 'OPEN'
  if (status === 'PENDING_CANCEL' || status === 'COMMITTED') return status
  if (isOnTheWay(order, today)) return 'ON_THE_WAY'
  return (isInProduction(status) && status !== 'SHIPPED') || status === 'PENDING' ? 'PRODUCTION' : 'PAST'
}

/**
 * MYP-1: groups orders by status. MYP-19: an order in production or on its way stands before the past ones. A section without
 * an order is left out; each section keeps the order of the server.
 */
export const orderSections = (orders: readonly Order[], today: string): readonly OrderSection[] =>
  SECTIONS.map((section) => ({
    section,
    orders: orders.filter((order) => sectionOf(order, today) === section),
  })).filter(({ orders: members }) => members.length > 0)

/** MYP-2: whether any order belongs to the history. */
export const hasHistory = (orders: readonly Pick<Order, 'status'>[]): boolean =>
  orders.some(({ status }) => !mayChange(status) && status !== 'PENDING_CANCEL' && status !== 'COMMITTED')

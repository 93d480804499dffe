import type { Order, OrderStatus } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'

/** The sections of my page in their order; orders that wait for the customer come first. */
const SECTIONS = ['OPEN', 'PENDING_CANCEL', 'COMMITTED', 'HISTORY'] as const
export type Section = (typeof SECTIONS)[number]

export interface OrderSection {
  readonly section: Section
  readonly orders: readonly Order[]
}

function sectionOf(status: OrderStatus): Section {
  if (mayChange(status)) return 'OPEN'
  return status === 'PENDING_CANCEL' || status === 'COMMITTED' ? status : 'HISTORY'
}

/** MYP-1: groups orders by status. A section without an order is left out; each section keeps the order of the server. */
export const orderSections = (orders: readonly Order[]): readonly OrderSection[] =>
  SECTIONS.map((section) => ({ section, orders: orders.filter(({ status }) => sectionOf(status) === section) })).filter(
    ({ orders: members }) => members.length > 0,
  )

/** MYP-2: whether any order belongs to the history. */
export const hasHistory = (orders: readonly Pick<Order, 'status'>[]): boolean =>
  orders.some(({ status }) => sectionOf(status) === 'HISTORY')

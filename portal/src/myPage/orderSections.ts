import type { Order, OrderStatus } from '@irodori/contract'
import { mayChange } from '@irodori/rules'

/** The parts of my page, in their order: what waits for the customer first. */
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

/** MYP-1: orders by where they stand; parts without an order are left out, and each part keeps the server's order. */
export const orderSections = (orders: readonly Order[]): readonly OrderSection[] =>
  SECTIONS.map((section) => ({ section, orders: orders.filter(({ status }) => sectionOf(status) === section) })).filter(
    (part) => part.orders.length > 0,
  )

/** MYP-2: the history flag: some order is neither open, nor to be ordered anew, nor committed. */
export const hasHistory = (orders: readonly Pick<Order, 'status'>[]): boolean =>
  orders.some(({ status }) => sectionOf(status) === 'HISTORY')

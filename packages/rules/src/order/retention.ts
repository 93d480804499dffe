import { DAY_MS } from '@irodori/contract/durations'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Day } from '../calendar/tokyoDay.ts'
import { tokyoDay } from '../calendar/tokyoDay.ts'

/** How long the shop keeps what customers entrusted to it, in days after the last change of an ended order. */
export interface Retention {
  /** Designs, photos, the parts of a message and print files. */
  readonly designDays: number
  /** The order itself with its people, receipt, mails and questions. */
  readonly orderDays: number
}

/** RET-1: a shop that has not decided otherwise keeps designs for a year and orders for ten, as its books. */
export const DEFAULT_RETENTION: Retention = { designDays: 365, orderDays: 3653 }

/** RET-2: the statuses after which nothing more happens to an order. */
export const ENDED_STATUSES = ['SHIPPED', 'CANCEL'] as const satisfies readonly OrderStatus[]

interface EndedOrder {
  readonly status: OrderStatus
  readonly updatedAt: Date
  /** The last day on which the page of its message opens; null without a message. */
  readonly messageOpensUntil: Day | null
}

export type Erasure = 'DESIGNS' | 'ORDER'

const isEnded = (status: OrderStatus): boolean => ENDED_STATUSES.some((ended) => ended === status)

/**
 * RET-2, RET-3: which data of an order is due for erasure. The erasure of an order includes that of its designs.
 * @returns null if its time is not over
 */
export function erasureDue(order: EndedOrder, { designDays, orderDays }: Retention, now: Date): Erasure | null {
  if (!isEnded(order.status) || isMessageOpen(order, now)) return null
  const age = now.getTime() - order.updatedAt.getTime()
  if (age >= orderDays * DAY_MS) return 'ORDER'
  return age >= designDays * DAY_MS ? 'DESIGNS' : null
}

/** RET-3: whether the recipient of a message can still open its page. */
const isMessageOpen = ({ messageOpensUntil }: EndedOrder, now: Date): boolean =>
  messageOpensUntil !== null && tokyoDay(now) <= messageOpensUntil

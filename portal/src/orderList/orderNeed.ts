import type { Order } from '@irodori/contract/entities/order'
import { addDays, tokyoDay } from '@irodori/rules/tokyoDay'
import { deliveredDay } from '../chosen/chosenParcels.ts'

/** What an order needs, in the order in which a customer looks for it. */
export const ORDER_NEEDS = ['DESIGN', 'FINISH', 'WAIT', 'PRODUCTION', 'ON_THE_WAY', 'PAST'] as const
export type OrderNeed = (typeof ORDER_NEEDS)[number]

/** Days after which a shipped order counts as past without a notice of its delivery. */
const ON_THE_WAY_DAYS = 14

/**
 * MYP-19: a shipped order is on its way until it has arrived; without news, for 14 days after it was shipped, and after the
 * day that was chosen for its delivery.
 */
export function isOnTheWay(
  order: Pick<Order, 'status' | 'shipDate' | 'deliveryDate' | 'packages'>,
  today: string,
): boolean {
  if (order.status !== 'SHIPPED' || deliveredDay(order) !== null) return false
  const shipped = order.shipDate === null ? today : tokyoDay(order.shipDate)
  const last = order.deliveryDate !== null && order.deliveryDate > shipped ? order.deliveryDate : shipped
  return today <= addDays(last, ON_THE_WAY_DAYS)
}

/** MYP-20: what an order needs. An order that has to be placed again needs the hand of the customer, too. */
export function orderNeed(order: Order, today: string): OrderNeed {
  switch (order.status) {
    case 'WAITING':
    case 'DRAFT':
      return order.isDesigned && order.overNumber === 0 ? 'FINISH' : 'DESIGN'
    case 'PENDING_CANCEL':
      return 'FINISH'
    case 'WAITING_CREATION':
    case 'URL_RELEASED':
    case 'PENDING':
      return 'WAIT'
    case 'PENDING_CREATION':
    case 'CREATING':
      return 'PRODUCTION'
    case 'SHIPPED':
      return isOnTheWay(order, today) ? 'ON_THE_WAY' : 'PAST'
    case 'COMMITTED':
    case 'CANCEL':
      return 'PAST'
  }
}

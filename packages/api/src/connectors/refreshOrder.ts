import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Refusal } from '../http/outcome.ts'
import type { OutsideShops } from './fetchOrder.ts'
import { NOTEWORTHY } from './fetchOrder.ts'
import { notSettled, refusalOf } from './refusalOf.ts'

/** What an outside shop may have changed of an order since it was imported. */
export type FreshPayment = Pick<OrderDetails, 'payMethod' | 'paymentType' | 'isSettled' | 'totalPrice'>

export type Refreshed =
  /** It may be made. Null where there was no shop to ask. */
  | { readonly kind: 'STANDS'; readonly payment: FreshPayment | null }
  /** The shop has cancelled it. */
  | { readonly kind: 'CANCELLED' }
  /** It now goes to several receivers and has to be ordered anew. */
  | { readonly kind: 'REORDER' }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }

/**
 * Asks the outside shop of an order once more how it stands there. An order of our own, and one of a shop that is switched
 * off, stands as it is known here. Never to be called inside a transaction: the shop may take seconds.
 */
export async function refreshOrder(
  shops: Pick<OutsideShops, 'connectors' | 'log'>,
  order: OrderRow,
): Promise<Refreshed> {
  const { ecSiteId, isSettled, paymentType } = order.details
  const connector = ecSiteId === null ? null : shops.connectors[ecSiteId]
  if (ecSiteId === null || !connector) {
    return isSettled ? { kind: 'STANDS', payment: null } : { kind: 'REFUSED', refusal: notSettled(paymentType) }
  }
  const answer = await connector.find(order.order_number, order.phone_number)
  if (NOTEWORTHY.includes(answer.kind)) shops.log(`outside shop ${ecSiteId}: ${answer.kind}`)
  switch (answer.kind) {
    case 'FOUND': {
      const { payMethod, totalPrice } = answer.order
      if (!answer.order.isSettled) return { kind: 'REFUSED', refusal: notSettled(answer.order.paymentType) }
      return {
        kind: 'STANDS',
        payment: { payMethod, totalPrice, paymentType: answer.order.paymentType, isSettled: true },
      }
    }
    case 'SEVERAL_RECEIVERS':
      return { kind: 'REORDER' }
    case 'CANCELLED':
      return answer
    case 'NOT_FOUND':
      // The shop knew it once; what it says now is no ground to make it, nor to cancel it.
      return { kind: 'REFUSED', refusal: refusalOf(ecSiteId, { kind: 'CONNECTION_ERROR' }) }
    default:
      return { kind: 'REFUSED', refusal: refusalOf(ecSiteId, answer) }
  }
}

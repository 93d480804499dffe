import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { ApiError } from '../http/apiError.ts'
import type { Marketplaces } from './fetchOrder.ts'
import { NOTEWORTHY } from './fetchOrder.ts'
import { failureOf, paymentNotSettled } from './marketplaceFailure.ts'

/** Details of an order that its marketplace may change after the import. */
export type FreshPayment = Pick<OrderDetails, 'payMethod' | 'paymentType' | 'isSettled' | 'totalPrice'>

export type Refreshed =
  /** The order may be produced; `payment` is null where there was no marketplace to ask. */
  | { readonly kind: 'STANDS'; readonly payment: FreshPayment | null }
  /** The marketplace has cancelled the order. */
  | { readonly kind: 'CANCELLED' }
  /** The order now has several receivers and has to be placed again. */
  | { readonly kind: 'REORDER' }

/**
 * Asks the marketplace of an order for its current state. An order of our own, and one of a marketplace that is switched
 * off, is answered from the database. Never call it inside a transaction: the marketplace may take seconds.
 */
export async function refreshOrder(
  shops: Pick<Marketplaces, 'connectors' | 'log'>,
  order: OrderRow,
): Promise<Result<Refreshed, ApiError>> {
  const { ecSiteId, isSettled, paymentType } = order.details
  const connector = ecSiteId === null ? null : shops.connectors[ecSiteId]
  if (ecSiteId === null || !connector) {
    return isSettled ? ok({ kind: 'STANDS', payment: null }) : paymentNotSettled(paymentType)
  }
  const answer = await connector.find(order.order_number, order.phone_number)
  if (NOTEWORTHY.includes(answer.kind)) shops.log(`marketplace ${ecSiteId}: ${answer.kind}`)
  switch (answer.kind) {
    case 'FOUND': {
      const { payMethod, totalPrice, paymentType } = answer.order
      if (!answer.order.isSettled) return paymentNotSettled(paymentType)
      return ok({ kind: 'STANDS', payment: { payMethod, totalPrice, paymentType, isSettled: true } })
    }
    case 'SEVERAL_RECEIVERS':
      return ok({ kind: 'REORDER' })
    case 'CANCELLED':
      return ok(answer)
    case 'NOT_FOUND':
      // The marketplace knew the order once, so this answer is no ground to produce it nor to cancel it.
      return failureOf(ecSiteId, { kind: 'CONNECTION_ERROR' })
    default:
      return failureOf(ecSiteId, answer)
  }
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { ApiError } from '../http/apiError.ts'
import type { Marketplaces } from './fetchOrder.ts'
import { marketplaceFailure, marketplaceLogLine, orderStateFailure, paymentNotSettled } from './marketplaceFailure.ts'

/** Details of an order that its marketplace may change after the import. */
export type FreshPayment = Pick<OrderDetails, 'payMethod' | 'paymentType' | 'isSettled' | 'totalPrice' | 'amounts'>

export type Refreshed =
  /** The order may be produced; `payment` is null where there was no marketplace to ask. */
  | { readonly kind: 'VALID'; readonly payment: FreshPayment | null }
  /** The marketplace has cancelled the order. */
  | { readonly kind: 'CANCELLED' }
  /** The order now has several receivers and has to be placed again. */
  | { readonly kind: 'REORDER' }

/**
 * Asks the marketplace of an order for its current state. An order of our own, and one of a marketplace that is switched
 * off, is answered from the database. Never call it inside a transaction: the marketplace may take seconds.
 */
export async function refreshOrder(
  marketplaces: Pick<Marketplaces, 'connectors' | 'log'>,
  order: OrderRow,
): Promise<Result<Refreshed, ApiError>> {
  const { ecSiteId, isSettled, paymentType } = order.details
  const connector = ecSiteId === null ? null : marketplaces.connectors[ecSiteId]
  if (ecSiteId === null || !connector) {
    return isSettled ? ok({ kind: 'VALID', payment: null }) : paymentNotSettled(paymentType)
  }
  const result = await connector.find(order.order_number, order.phone_number)
  if (!result.ok) {
    marketplaces.log(marketplaceLogLine(ecSiteId, result.error))
    return marketplaceFailure(ecSiteId, result.error)
  }
  const answer = result.value
  switch (answer.kind) {
    case 'FOUND': {
      const { payMethod, totalPrice, amounts, paymentType } = answer.order
      if (!answer.order.isSettled) return paymentNotSettled(paymentType)
      return ok({ kind: 'VALID', payment: { payMethod, totalPrice, amounts, paymentType, isSettled: true } })
    }
    case 'SEVERAL_RECEIVERS':
      return ok({ kind: 'REORDER' })
    case 'CANCELLED':
      return ok(answer)
    case 'NOT_FOUND':
      // The marketplace had the order before, so this answer justifies neither producing nor cancelling it.
      return marketplaceFailure(ecSiteId, { code: 'CONNECTION_ERROR' })
    case 'VERIFYING':
      return orderStateFailure(answer)
  }
}

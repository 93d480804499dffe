import { err } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { cancelAtMarketplace } from '../cancellation/cancelOrder.ts'
import type { Connectors } from '../connectors/marketplaceConnector.ts'
import type { ApiError } from '../http/apiError.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import { allowsEvent } from '../order/allowsEvent.ts'
import { cancelLockedOrder } from '../order/cancelLockedOrder.ts'
import { findOrder } from '../order/findOrder.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { changeStaffOrder, statusNotAllowed } from './changeStaffOrder.ts'

interface Deps extends StaffOrderDeps {
  readonly connectors: Connectors
  readonly log: (line: string) => void
}

/** A reason of CAN-1: the product is sold out, the only reason that is the seller's. */
const SHOP_REASON = 8

/**
 * Cancels an order for the shop before its production, first at its marketplace; the customer gets a mail.
 * @param note reason, for the shop
 */
export async function cancelForShop(deps: Deps, orderNumber: string, note: string): Promise<StaffOrderResult> {
  const refusal = await refusalOfMarketplace(deps, orderNumber)
  if (refusal) return err({ code: 'MARKETPLACE_REFUSED', error: refusal })
  return changeStaffOrder(deps, orderNumber, async (tx, order): Promise<StaffOrderResult> => {
    const cancelled = await cancelLockedOrder(tx, order, { by: 'SHOP', reason: 0, note }, deps.now())
    if (!cancelled.ok) return statusNotAllowed(order, cancelled.error)
    await notifyCustomer(deps.writeMail, tx, cancelled.value, `cancelled:${order.order_number}`, {
      kind: 'ORDER_CANCELLED',
      values: {},
    })
    return cancelled
  })
}

/** Null where the order is cancelled at its marketplace, has none, or cannot be cancelled here either. */
async function refusalOfMarketplace(
  { database, connectors, log }: Deps,
  orderNumber: string,
): Promise<ApiError | null> {
  const order = await findOrder(database, normaliseOrderNumber(orderNumber))
  if (!order || !(await allowsEvent(database, order, 'CANCELLED_BY_SHOP'))) return null
  const refusal = await cancelAtMarketplace({ marketplaces: { connectors, log } }, order, SHOP_REASON)
  return refusal?.error ?? null
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Caller } from '../http/request.ts'
import { findOrder } from './findOrder.ts'

/**
 * The order that a caller names and owns: a guest owns the order of the session, an account owns the orders that were
 * joined to it. A guest may omit the number. An unknown order gets the same answer as an order of another customer.
 */
export async function ownOrder(
  database: Database,
  caller: Caller,
  orderNumber: string | undefined,
): Promise<Result<OrderRow, ApiError>> {
  const named = orderNumber || (caller.role === 'GUEST' ? caller.orderNumber : undefined)
  if (named === undefined) return fail(400, 'REQUEST_INVALID', { error: { orderNumber: ['missing'] } })
  if (caller.role === 'GUEST' && named !== caller.orderNumber) return fail(403, 'FORBIDDEN')
  const order = await findOrder(database, named)
  return order && isOwn(caller, order) ? ok(order) : fail(403, 'FORBIDDEN')
}

/** Whether an order belongs to a caller. */
export const isOwn = (caller: Caller, order: Pick<OrderRow, 'order_number' | 'account_id'>): boolean =>
  caller.role === 'GUEST' ? caller.orderNumber === order.order_number : caller.accountId === order.account_id

/** All orders of a caller, the newest first. */
export async function ownOrders(database: Database, caller: Caller): Promise<OrderRow[]> {
  const query = database.selectFrom('shop_order').selectAll().orderBy('created_at', 'desc').orderBy('order_number')
  return caller.role === 'GUEST'
    ? query.where('order_number', '=', caller.orderNumber).execute()
    : query.where('account_id', '=', caller.accountId).execute()
}

import type { OrderStatus } from '@irodori/contract/entities/order'
import { isCancelled } from '@irodori/rules/orderStatus'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { lockOrder } from './lockOrder.ts'
import { nextUpdatedAt } from './nextUpdatedAt.ts'
import { isOwn, ownOrder } from './ownOrder.ts'

export interface ChangeDeps {
  readonly database: Database
  readonly now: () => Date
}

/** The failure of a change that the status of an order does not allow. */
export const refuseClosed = (status: OrderStatus): ApiFailure =>
  fail(403, isCancelled(status) ? 'ORDER_IS_CANCELLED' : 'ORDER_IS_PRODUCED')

/**
 * Changes an order of the caller in one transaction that locks its row first, so that changes run one after the other
 * and each sees the status that the last one left.
 * @param isAllowed whether the status of the order allows the change
 * @param work gets the locked order and the time of the change, which is later than any earlier change, and writes it
 * with `writeOrderDetails`; its failure rolls everything back
 */
export async function changeOrder<Data>(
  { database, now }: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  isAllowed: (status: OrderStatus) => boolean,
  work: (tx: Transacting, order: OrderRow, at: Date) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  // The first look takes no lock, so that a stranger's call cannot delay the owner's.
  const seen = await ownOrder(database, caller, orderNumber)
  if (!seen.ok) return seen
  return transactResult(database, async (tx): Promise<Outcome<Data>> => {
    const order = await lockOrder(tx, seen.value.order_number)
    if (!order || !isOwn(caller, order)) return fail(403, 'FORBIDDEN')
    if (!isAllowed(order.status)) return refuseClosed(order.status)
    return work(tx, order, nextUpdatedAt(order, now()))
  })
}

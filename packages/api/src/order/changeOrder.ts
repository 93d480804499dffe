import type { OrderStatus } from '@irodori/contract'
import type { Database, Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome, Refusal } from '../http/outcome.ts'
import { Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { lockOrder } from '../production/lockOrder.ts'
import { isOwn, ownOrder } from './ownOrder.ts'
import { touched } from './touched.ts'

export interface ChangeDeps {
  readonly database: Database
  readonly now: () => Date
}

/** Statuses in which the customer may still change who, where to and how. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['WAITING', 'DRAFT']

/** Why an order in a status cannot be changed any more. */
export const refuseClosed = (status: OrderStatus): Refusal =>
  refused(403, status === 'CANCEL' || status === 'PENDING_CANCEL' ? 'ORDER_IS_CANCELLED' : 'ORDER_IS_PRODUCED')

/**
 * Changes an order of the caller in one transaction that holds its row from the start, so that changes come one after
 * the other, and each sees the status that the last has left.
 * @param statuses in which it may be changed
 * @param work gets the locked order and the time of the change, which is later than that of any change before, and
 * writes it (`writeDetails`, or `updated_at`); a refusal of it rolls everything back
 */
export async function changeOrder<Data>(
  { database, now }: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  statuses: readonly OrderStatus[],
  work: (tx: Transacting, order: OrderRow, at: Date) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  // Without a lock first: whoever owns nothing here must not hold up the one who does.
  const seen = await ownOrder(database, caller, orderNumber)
  if ('kind' in seen) return seen
  try {
    return await transact(database, async (tx) => {
      const order = await lockOrder(tx, seen.order_number)
      if (!order || !isOwn(caller, order)) return refused(403, 'FORBIDDEN')
      if (!statuses.includes(order.status)) return refuseClosed(order.status)
      const outcome = await work(tx, order, touched(order, now()))
      if (outcome.kind === 'REFUSED') throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

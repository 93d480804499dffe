import { randomUUID } from 'node:crypto'
import type { GuardReason, OrderEvent } from '@irodori/rules'
import { nextStatus } from '@irodori/rules'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import { orderFacts } from '../order/orderFacts.ts'
import { touched } from '../order/touched.ts'
import { resumeJobs } from './resumeJobs.ts'

/** What may change together with the status. */
export type WithStatus = Partial<
  Pick<OrderRow, 'details' | 'waiting_began_at' | 'waiting_ends_at' | 'url_released_at' | 'auto_start_at'>
>

export type Changed =
  | { readonly ok: true; readonly order: OrderRow }
  | { readonly ok: false; readonly reason: GuardReason | 'NOT_ALLOWED' }

/**
 * The one way in which the status of an order changes: along the table of the rules, only from the status that the
 * caller has seen, and with a time of change later than the last; it is written into the history of the order, too. The
 * caller has locked the row (`lockOrder`).
 */
export async function changeStatus(
  tx: Transacting,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  extra: WithStatus = {},
): Promise<Changed> {
  const bought = order.details.products.map(({ productId }) => productId)
  const change = nextStatus(order.status, event, orderFacts(order, await findProducts(tx, bought)))
  if (!change.ok) return change
  const { details, ...columns } = extra
  const row = await tx
    .updateTable('shop_order')
    .set({
      ...columns,
      status: change.status,
      details: json(heldDetails(details ?? order.details, event, order)),
      updated_at: touched(order, now),
    })
    .where('order_number', '=', order.order_number)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst()
  if (!row) return { ok: false, reason: 'NOT_ALLOWED' }
  await tx
    .insertInto('order_history')
    .values({
      id: randomUUID(),
      order_number: order.order_number,
      event,
      from_status: order.status,
      to_status: change.status,
      happened_at: now,
    })
    .execute()
  if (event === 'RESUMED') await resumeJobs(tx, row, now)
  return { ok: true, order: row }
}

/** A held order remembers where it was, until it is there again. */
function heldDetails(details: OrderDetails, event: OrderEvent, order: OrderRow): OrderDetails {
  if (event === 'HELD') return { ...details, heldFrom: order.status }
  return details.heldFrom === null ? details : { ...details, heldFrom: null }
}

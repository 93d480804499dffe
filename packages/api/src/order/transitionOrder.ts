import { randomUUID } from 'node:crypto'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { OrderEvent, StatusViolation } from '@irodori/rules/orderTransitions'
import { nextStatus } from '@irodori/rules/orderTransitions'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { writeMessage } from '../webhooks/outbox/writeMessage.ts'
import { nextUpdatedAt } from './nextUpdatedAt.ts'
import { readOrderFacts } from './orderFacts.ts'
import { resumeJobs } from './orderJobs.ts'

/** Columns that may change together with the status. */
export type TransitionChange = Partial<
  Pick<OrderRow, 'details' | 'waiting_began_at' | 'waiting_ends_at' | 'url_released_at' | 'auto_start_at'>
>

/**
 * The only function that changes the status of an order. It follows the status table of the rules, sets `updated_at`
 * and, when the status differs from before, adds a row to the order's history and a message for webhooks.
 * @param order the order as `lockOrder` returned it in this transaction
 * @returns the order after the change
 */
export async function transitionOrder(
  tx: Transacting,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  { details, ...columns }: TransitionChange = {},
): Promise<Result<OrderRow, StatusViolation>> {
  const next = nextStatus(order.status, event, await readOrderFacts(tx, order))
  if (!next.ok) return next
  const row = await tx
    .updateTable('shop_order')
    .set({
      ...columns,
      status: next.value,
      details: json(withHeldFrom(details ?? order.details, event, order)),
      updated_at: nextUpdatedAt(order, now),
    })
    .where('order_number', '=', order.order_number)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst()
  if (!row) return err('NOT_ALLOWED')
  if (row.status !== order.status) {
    await addToHistory(tx, order, event, row, now)
    const { order_number: orderNumber, status } = row
    const data = { orderNumber, previousStatus: order.status, status }
    await writeMessage(tx, { type: 'order.status_changed', data }, now)
  }
  if (event === 'RESUMED') await resumeJobs(tx, row, now)
  return ok(row)
}

/** A held order keeps the status that it returns to. */
function withHeldFrom(details: OrderDetails, event: OrderEvent, order: OrderRow): OrderDetails {
  if (event === 'HELD') return { ...details, heldFrom: order.status }
  return details.heldFrom === null ? details : { ...details, heldFrom: null }
}

async function addToHistory(
  tx: Transacting,
  before: OrderRow,
  event: OrderEvent,
  after: OrderRow,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('order_history')
    .values({
      id: randomUUID(),
      order_number: before.order_number,
      event,
      from_status: before.status,
      to_status: after.status,
      happened_at: now,
    })
    .execute()
}

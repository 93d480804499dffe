import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { AUTO_START_JOB, enqueueOrderJob, WAITING_END_JOB } from './orderJobs.ts'

/** What an order needs that was added in the middle of its life. */
export type AddedState =
  | { readonly status: 'WAITING_CREATION'; readonly began: Date; readonly ends: Date }
  | {
      readonly status: 'URL_RELEASED'
      readonly released: Date
      readonly autoStart: Date
      readonly details: Partial<OrderDetails>
    }

/**
 * Gives a locked order that was added as WAITING_CREATION or URL_RELEASED the times and the job that a transition into
 * that status would have given it. The demo shop begins with such orders.
 */
export async function completeAddedOrder(tx: Transacting, order: OrderRow, state: AddedState): Promise<void> {
  const { order_number: orderNumber } = order
  if (order.status !== state.status) throw new Error(`order ${orderNumber} is ${order.status}, not ${state.status}`)
  const isWaiting = state.status === 'WAITING_CREATION'
  await tx
    .updateTable('shop_order')
    .set(
      isWaiting
        ? { waiting_began_at: state.began, waiting_ends_at: state.ends }
        : {
            url_released_at: state.released,
            auto_start_at: state.autoStart,
            details: json({ ...order.details, ...state.details }),
          },
    )
    .where('order_number', '=', orderNumber)
    .execute()
  if (isWaiting) await enqueueOrderJob(tx, WAITING_END_JOB, orderNumber, state.ends)
  else await enqueueOrderJob(tx, AUTO_START_JOB, orderNumber, state.autoStart)
}

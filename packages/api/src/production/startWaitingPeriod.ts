import { MINUTE_MS } from '@irodori/contract/durations'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayPack } from '@irodori/rules/orderStatus'
import { isUnchanged } from '@irodori/rules/reviewViolations'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { enqueueOrderJob, WAITING_END_JOB } from '../order/orderJobs.ts'
import { statusFailure } from '../order/statusFailure.ts'
import { reserveStock } from '../order/stock/stock.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { promiseShipDates } from '../orderView/promiseShipDates.ts'
import { checkReadiness } from '../orderView/readiness.ts'
import { outOfStock } from './outOfStock.ts'
import type { RecheckDeps } from './recheckMarketplaceOrder.ts'

export interface StartDeps extends RecheckDeps {
  readonly waitingMinutes: number
}

export type StartInput = Pick<BodyOf<typeof endpoints.scheduleCreation>, 'updatedAt'>

/** Whether the order has changed since the version that the customer was shown. */
export const isStale = (order: OrderRow, { updatedAt }: StartInput): boolean =>
  updatedAt !== undefined && !isUnchanged(updatedAt, order.updated_at.toISOString())

/**
 * Starts the waiting period inside a transaction: readiness, stock, status, the job that ends it, and the mail.
 * @param payment payment that the marketplace told before the transaction
 */
export async function startWaitingPeriod(
  deps: StartDeps,
  tx: Transacting,
  orderNumber: string,
  input: StartInput,
  payment: FreshPayment | null,
): Promise<Result<OrderRow, ApiError>> {
  const now = deps.now()
  const order = await lockOrder(tx, orderNumber)
  if (!order) return fail(403, 'FORBIDDEN')
  if (order.status === 'WAITING_CREATION') return ok(order)
  if (isStale(order, input)) return fail(400, 'ORDER_CHANGED')
  if (!mayPack(order.status)) return statusFailure(order.status)
  const unready = await checkReadiness(tx, order, now)
  if (unready) return unready
  const reserved = await reserveStock(tx, order)
  if (!reserved.ok) return outOfStock(reserved.error)
  const ends = new Date(now.getTime() + deps.waitingMinutes * MINUTE_MS)
  const waiting = await transitionOrder(tx, order, 'CREATION_SCHEDULED', now, {
    details: { ...order.details, ...payment, reservedStock: reserved.value },
    waiting_began_at: now,
    waiting_ends_at: ends,
  })
  if (!waiting.ok) return statusFailure(order.status)
  await promiseShipDates(tx, order, now)
  await enqueueOrderJob(tx, WAITING_END_JOB, orderNumber, ends)
  await notifyCustomer(deps.writeMail, tx, waiting.value, `scheduled:${orderNumber}:${now.toISOString()}`, {
    kind: 'ORDER_SCHEDULED',
    values: { endsAt: ends.toISOString() },
  })
  return waiting
}

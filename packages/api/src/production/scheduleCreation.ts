import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { isUnchanged } from '@irodori/rules'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { notifyCustomer } from '../mail/notifyCustomer.ts'
import { allowsEvent } from '../order/allowsEvent.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { enqueueOrderJob, WAITING_END_JOB } from '../order/orderJobs.ts'
import { statusFailure } from '../order/statusFailure.ts'
import { reserveStock } from '../order/stock.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import { checkReadiness } from '../orderView/readiness.ts'
import { outOfStock } from './outOfStock.ts'
import type { RecheckDeps } from './recheckMarketplaceOrder.ts'
import { recheckMarketplaceOrder } from './recheckMarketplaceOrder.ts'

export interface ScheduleDeps extends RecheckDeps {
  readonly waitingMinutes: number
}

type Input = Pick<BodyOf<typeof endpoints.scheduleCreation>, 'updatedAt'>
type Scheduled = AnswerOf<typeof endpoints.scheduleCreation>

const MINUTE = 60_000

/**
 * Starts the waiting period of an order in the version that its customer was shown. The marketplace is asked before the
 * transaction; everything that can be checked here is checked inside it. An order that already waits gets the same
 * answer and is not changed.
 */
export async function scheduleCreation(deps: ScheduleDeps, order: OrderRow, input: Input): Promise<Outcome<Scheduled>> {
  const { database } = deps
  if (order.status === 'WAITING_CREATION') return present(deps, order)
  if (!(await allowsEvent(database, order, 'CREATION_SCHEDULED'))) return statusFailure(order.status)
  if (isStale(order, input)) return fail(400, 'ORDER_CHANGED')

  const payment = await recheckMarketplaceOrder(deps, order)
  if (!payment.ok) return payment
  const scheduled = await transactResult(database, (tx) =>
    scheduleInTransaction(deps, tx, order.order_number, input, payment.value),
  )
  if (!scheduled.ok) return scheduled
  deps.wake()
  return present(deps, scheduled.value)
}

const isStale = (order: OrderRow, { updatedAt }: Input): boolean =>
  updatedAt !== undefined && !isUnchanged(updatedAt, order.updated_at.toISOString())

async function scheduleInTransaction(
  deps: ScheduleDeps,
  tx: Transacting,
  orderNumber: string,
  input: Input,
  payment: FreshPayment | null,
): Promise<Result<OrderRow, ApiError>> {
  const now = deps.now()
  const order = await lockOrder(tx, orderNumber)
  if (!order) return fail(403, 'FORBIDDEN')
  if (order.status === 'WAITING_CREATION') return ok(order)
  if (isStale(order, input)) return fail(400, 'ORDER_CHANGED')
  if (order.status !== 'DRAFT') return statusFailure(order.status)
  const unready = await checkReadiness(tx, order, now)
  if (unready) return unready
  const reserved = await reserveStock(tx, order)
  if (!reserved.ok) return outOfStock(reserved.error)
  const ends = new Date(now.getTime() + deps.waitingMinutes * MINUTE)
  const waiting = await transitionOrder(tx, order, 'CREATION_SCHEDULED', now, {
    details: { ...order.details, ...payment, reservedStock: reserved.value },
    waiting_began_at: now,
    waiting_ends_at: ends,
  })
  if (!waiting.ok) return statusFailure(order.status)
  await enqueueOrderJob(tx, WAITING_END_JOB, orderNumber, ends)
  await notifyCustomer(deps.writeMail, tx, waiting.value, `scheduled:${orderNumber}:${now.toISOString()}`, {
    kind: 'ORDER_SCHEDULED',
    values: { orderNumber, endsAt: ends.toISOString() },
  })
  return waiting
}

async function present({ database, now }: ScheduleDeps, order: OrderRow): Promise<Outcome<Scheduled>> {
  const clientEndingTime = (order.waiting_ends_at ?? now()).toISOString()
  return answer({ order: await presentOrder(database, order, now()), clientEndingTime })
}

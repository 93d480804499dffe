import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import { isUnchanged } from '@irodori/rules'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, Refused, refused } from '../http/outcome.ts'
import { enqueue } from '../jobs/jobs.ts'
import { presentOrder } from '../order/presentOrder.ts'
import { checkReadiness } from '../order/readiness.ts'
import { statusAfter } from '../order/statusAfter.ts'
import type { AskDeps } from './askShopAgain.ts'
import { askShopAgain } from './askShopAgain.ts'
import { changeStatus } from './changeStatus.ts'
import { WAITING_END_JOB } from './jobKinds.ts'
import { lockOrder } from './lockOrder.ts'
import { refuseStatus } from './refuseStatus.ts'
import { takeStock } from './takeStock.ts'
import { tellOrderer } from './tellOrderer.ts'

export interface ScheduleDeps extends AskDeps {
  readonly waitingMinutes: number
}

type Input = Pick<BodyOf<typeof endpoints.scheduleCreation>, 'updatedAt'>
type Scheduled = AnswerOf<typeof endpoints.scheduleCreation>

const MINUTE = 60_000

/**
 * Starts the waiting period of an order as it was shown to its customer. Its outside shop is asked before the transaction,
 * what can be checked here is checked inside it. An order that already waits is answered alike, and nothing is done.
 */
export async function scheduleCreation(deps: ScheduleDeps, order: OrderRow, input: Input): Promise<Outcome<Scheduled>> {
  const { database } = deps
  if (order.status === 'WAITING_CREATION') return present(deps, order)
  if ((await statusAfter(database, order, 'CREATION_SCHEDULED')) === null) return refuseStatus(order.status)
  if (isStale(order, input)) return refused(400, 'ORDER_CHANGED')

  const fresh = await askShopAgain(deps, order)
  if (fresh.kind === 'REFUSED') return fresh

  try {
    const scheduled = await transact(database, (tx) =>
      scheduleInside(deps, tx, order.order_number, input, fresh.payment),
    )
    deps.wake()
    return present(deps, scheduled)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const isStale = (order: OrderRow, { updatedAt }: Input): boolean =>
  updatedAt !== undefined && !isUnchanged(updatedAt, order.updated_at.toISOString())

async function scheduleInside(
  deps: ScheduleDeps,
  tx: Transacting,
  orderNumber: string,
  input: Input,
  payment: FreshPayment | null,
): Promise<OrderRow> {
  const now = deps.now()
  const order = await lockOrder(tx, orderNumber)
  if (!order) throw new Refused(refused(403, 'FORBIDDEN'))
  if (order.status === 'WAITING_CREATION') return order
  if (isStale(order, input)) throw new Refused(refused(400, 'ORDER_CHANGED'))
  if ((await statusAfter(tx, order, 'CREATION_SCHEDULED')) === null) throw new Refused(refuseStatus(order.status))
  const readiness = await checkReadiness(tx, order, now)
  if (readiness.kind === 'NOT_READY') throw new Refused(readiness.refusal)
  const taken = await takeStock(tx, order)
  if ('kind' in taken) {
    throw new Refused(refused(403, 'PRODUCT_IS_OUT_OF_STOCK', { error: { productNames: taken.productNames } }))
  }
  const ends = new Date(now.getTime() + deps.waitingMinutes * MINUTE)
  const changed = await changeStatus(tx, order, 'CREATION_SCHEDULED', now, {
    details: { ...order.details, ...payment, takenStock: taken },
    waiting_began_at: now,
    waiting_ends_at: ends,
  })
  if (!changed.ok) throw new Refused(refuseStatus(order.status))
  await enqueue(tx, { kind: WAITING_END_JOB, subject: orderNumber, payload: {} }, ends)
  await tellOrderer(deps.writeMail, tx, changed.order, `scheduled:${orderNumber}:${now.toISOString()}`, {
    kind: 'ORDER_SCHEDULED',
    values: { orderNumber, endsAt: ends.toISOString() },
  })
  return changed.order
}

async function present({ database, now }: ScheduleDeps, order: OrderRow): Promise<Outcome<Scheduled>> {
  const clientEndingTime = (order.waiting_ends_at ?? now()).toISOString()
  return answer({ order: await presentOrder(database, order, now()), clientEndingTime })
}

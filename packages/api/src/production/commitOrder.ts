import type { Order } from '@irodori/contract'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import { presentOrder } from '../order/presentOrder.ts'
import { checkReadiness } from '../order/readiness.ts'
import { statusAfter } from '../order/statusAfter.ts'
import type { AskDeps } from './askShopAgain.ts'
import { askShopAgain } from './askShopAgain.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder } from './lockOrder.ts'
import { refuseStatus } from './refuseStatus.ts'

/**
 * Finishes an order of the messaging app, after its outside shop was asked once more. One that is finished is answered
 * alike, and nothing is done.
 */
export async function commitOrder(deps: AskDeps, order: OrderRow): Promise<Outcome<Order>> {
  if ((await statusAfter(deps.database, order, 'COMMITTED')) !== null) {
    const fresh = await askShopAgain(deps, order)
    if (fresh.kind === 'REFUSED') return fresh
  }
  return commitHere(deps, order.order_number)
}

async function commitHere({ database, now }: AskDeps, orderNumber: string): Promise<Outcome<Order>> {
  return transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) return refused(403, 'FORBIDDEN')
    if (order.status === 'COMMITTED') return answer(await presentOrder(tx, order, now()))
    if ((await statusAfter(tx, order, 'COMMITTED')) === null) return refuseStatus(order.status)
    const readiness = await checkReadiness(tx, order, now())
    if (readiness.kind === 'NOT_READY') return readiness.refusal
    const changed = await changeStatus(tx, order, 'COMMITTED', now())
    return changed.ok ? answer(await presentOrder(tx, changed.order, now())) : refuseStatus(order.status)
  })
}

import type { Order } from '@irodori/contract/entities/order'
import type { Language } from '@irodori/contract/language'
import type { OrderRow } from '../database/tables/orders.ts'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { allowsEvent } from '../order/allowsEvent.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { statusFailure } from '../order/statusFailure.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import { checkReadiness } from '../orderView/readiness.ts'
import { checkOrderPrintable } from '../printability/checkOrderPrintable.ts'
import type { StartCheckDeps } from './checkBeforeStart.ts'
import type { RecheckDeps } from './recheckMarketplaceOrder.ts'
import { recheckMarketplaceOrder } from './recheckMarketplaceOrder.ts'

/**
 * Commits an order of the messaging app, after its marketplace was asked once more. An order that is committed already
 * gets the same answer and is not changed.
 */
export async function commitOrder(
  deps: StartCheckDeps,
  order: OrderRow,
  language: Language | null,
): Promise<Outcome<Order>> {
  if (await allowsEvent(deps.database, order, 'COMMITTED')) {
    const unprintable = await checkOrderPrintable(deps, order.order_number)
    if (unprintable) return unprintable
    const rechecked = await recheckMarketplaceOrder(deps, order)
    if (!rechecked.ok) return rechecked
  }
  return commitInTransaction(deps, order.order_number, language)
}

function commitInTransaction(
  { database, now }: RecheckDeps,
  orderNumber: string,
  language: Language | null,
): Promise<Outcome<Order>> {
  return transactResult(database, async (tx): Promise<Outcome<Order>> => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) return fail(403, 'FORBIDDEN')
    if (order.status === 'COMMITTED') return answer(await presentOrder(tx, order, now(), language))
    if (!(await allowsEvent(tx, order, 'COMMITTED'))) return statusFailure(order.status)
    const unready = await checkReadiness(tx, order, now())
    if (unready) return unready
    const committed = await transitionOrder(tx, order, 'COMMITTED', now())
    if (!committed.ok) return statusFailure(order.status)
    return answer(await presentOrder(tx, committed.value, now(), language))
  })
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import { refreshOrder } from '../connectors/refreshOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { notifyCustomer, requestReorder } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { cancelLockedOrder } from '../order/cancelLockedOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'

export interface RecheckDeps {
  readonly database: Database
  readonly now: () => Date
  readonly marketplaces: Pick<Marketplaces, 'connectors' | 'log'>
  readonly writeMail: WriteMail
  /** Called after the commit, when jobs wait. */
  readonly wake: () => void
}

/**
 * Asks the marketplace of an order for its current state before production. The marketplace decides: an order that was
 * cancelled there is cancelled here. Never call it inside a transaction.
 * @returns the payment as the marketplace tells it now; null where it told none
 */
export async function recheckMarketplaceOrder(
  deps: RecheckDeps,
  order: OrderRow,
): Promise<Result<FreshPayment | null, ApiError>> {
  const fresh = await refreshOrder(deps.marketplaces, order)
  if (!fresh.ok) return fresh
  return fresh.value.kind === 'VALID' ? ok(fresh.value.payment) : followMarketplace(deps, order, fresh.value.kind)
}

/** Cancels the order or asks for a re-order, unless the order has moved on in the meantime. */
async function followMarketplace(
  { database, now, writeMail, wake }: RecheckDeps,
  { order_number }: OrderRow,
  kind: 'CANCELLED' | 'REORDER',
): Promise<ApiFailure> {
  await transact(database, async (tx) => {
    const order = await lockOrder(tx, order_number)
    if (!order) return
    if (kind === 'CANCELLED') {
      const cancelled = await cancelLockedOrder(tx, order, { by: 'SHOP', reason: 0, note: '' }, now())
      if (!cancelled.ok) return
      const mail = { kind: 'ORDER_CANCELLED', values: {} } as const
      await notifyCustomer(writeMail, tx, cancelled.value, `cancelled:${order_number}`, mail)
      return
    }
    const changed = await transitionOrder(tx, order, 'REORDER_REQUIRED', now())
    if (changed.ok) await requestReorder(writeMail, tx, changed.value)
  })
  wake()
  return kind === 'CANCELLED' ? fail(403, 'ORDER_IS_CANCELLED') : fail(403, 'MULTI_ADDRESS_RAKUTEN_ORDER')
}

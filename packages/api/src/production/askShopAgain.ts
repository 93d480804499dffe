import { cancelInside } from '../cancellation/cancelInside.ts'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import { refreshOrder } from '../connectors/refreshOrder.ts'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Refusal } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { changeStatus } from './changeStatus.ts'
import { lockOrder } from './lockOrder.ts'
import { tellToReorder } from './tellOrderer.ts'

export interface AskDeps {
  readonly database: Database
  readonly now: () => Date
  readonly outside: Pick<OutsideShops, 'connectors' | 'log'>
  readonly writeMail: WriteMail
  /** Told after the commit that jobs wait. */
  readonly wake: () => void
}

/**
 * Asks the outside shop of an order, before it is made, how it stands there. What the shop has decided holds here too: an
 * order that was cancelled there is cancelled here. Never to be called inside a transaction.
 */
export async function askShopAgain(
  deps: AskDeps,
  order: OrderRow,
): Promise<{ readonly kind: 'STANDS'; readonly payment: FreshPayment | null } | Refusal> {
  const fresh = await refreshOrder(deps.outside, order)
  if (fresh.kind === 'REFUSED') return fresh.refusal
  return fresh.kind === 'STANDS' ? fresh : leaveToShop(deps, order, fresh.kind)
}

/** Unless the order went on in the meantime. */
async function leaveToShop(
  { database, now, writeMail, wake }: AskDeps,
  { order_number }: OrderRow,
  kind: 'CANCELLED' | 'REORDER',
): Promise<Refusal> {
  await transact(database, async (tx) => {
    const order = await lockOrder(tx, order_number)
    if (!order) return
    if (kind === 'CANCELLED') {
      await cancelInside(tx, order, { by: 'SHOP', reason: 0, note: '' }, now())
      return
    }
    const changed = await changeStatus(tx, order, 'REORDER_REQUIRED', now())
    if (changed.ok) await tellToReorder(writeMail, tx, changed.order)
  })
  wake()
  return kind === 'CANCELLED' ? refused(403, 'ORDER_IS_CANCELLED') : refused(403, 'MULTI_ADDRESS_RAKUTEN_ORDER')
}

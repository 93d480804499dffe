import { MINUTE_MS } from '@irodori/contract/durations'
import { importOrder } from '../connectors/importOrder.ts'
import type { MarketplaceId, MarketplaceState } from '../connectors/marketplaceConnector.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { ChangedOrder } from './changedOrders.ts'
import { delayChange, forgetChange } from './changedOrders.ts'
import type { FollowDeps } from './followMarketplace.ts'
import { followMarketplace } from './followMarketplace.ts'

interface Deps extends FollowDeps {
  readonly database: Database
  readonly now: () => Date
  readonly importsNew: boolean
}

/** An order as it was read at its marketplace. */
export interface FetchedState {
  readonly shop: MarketplaceId
  readonly order: ChangedOrder
  readonly state: MarketplaceState
}

/** Does what the state of a listed order requires; the order waits no longer when that is committed. */
export async function readChanged(deps: Deps, { shop, order, state }: FetchedState): Promise<void> {
  const { database, now, importsNew } = deps
  const isKnown = await transact(database, async (tx) => {
    const row = await lockOrder(tx, order.orderNumber)
    if (!row) return false
    if (row.details.ecSiteId === shop) await followMarketplace(deps, tx, row, state, now())
    await forgetChange(tx, shop, order)
    return true
  })
  if (isKnown) return
  if (importsNew && state.kind === 'PLACED' && state.order.isSettled) {
    const status = state.order.receivers > 1 ? 'PENDING_CANCEL' : 'WAITING'
    // Repeated after a crash, the import finds its own row.
    await importOrder(database, now(), shop, state.order, status, deps.writeMail)
  }
  await transact(database, async (tx) => {
    if (importsNew && state.kind === 'VERIFYING') {
      await delayChange(tx, shop, order, new Date(now().getTime() + state.minutes * MINUTE_MS))
    } else {
      await forgetChange(tx, shop, order)
    }
  })
}

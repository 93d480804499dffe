import type { MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { OrderNotice } from '../database/tables/marketplaces.ts'
import type { Database, Transacting } from '../database/tables.ts'

/** A change that came too late for the order to follow it, and that the staff have not seen to. */
export interface LateChange {
  readonly orderNumber: string
  readonly shop: MarketplaceId
  readonly notice: OrderNotice
  readonly noticedAt: Date | null
  readonly status: string
}

const MOST = 100

/** The late changes of orders that are not cancelled, the newest ones first, at most a hundred. */
export async function listLateChanges(database: Database): Promise<LateChange[]> {
  const rows = await database
    .selectFrom('marketplace_order')
    .innerJoin('shop_order', 'shop_order.order_number', 'marketplace_order.order_number')
    .select(['marketplace_order.order_number', 'shop', 'notice', 'noticed_at', 'status'])
    .where('notice', 'is not', null)
    .where('seen_at', 'is', null)
    .where('status', '!=', 'CANCEL')
    .orderBy('noticed_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ order_number: orderNumber, shop, notice, noticed_at: noticedAt, status }) =>
    notice === null ? [] : [{ orderNumber, shop, notice, noticedAt, status }],
  )
}

/** Records that the staff have seen to the late change of an order. @returns false if none waits for them */
export async function seeLateChange(tx: Transacting, orderNumber: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('marketplace_order')
    .set({ seen_at: now })
    .where('order_number', '=', orderNumber)
    .where('notice', 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

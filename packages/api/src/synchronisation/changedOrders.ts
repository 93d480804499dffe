import { DAY_MS } from '@irodori/contract/durations'
import { isCancelled } from '@irodori/rules/orderStatus'
import { orderNumberForm } from '@irodori/rules/orderNumber'
import { ENDED_STATUSES } from '@irodori/rules/retention'
import { sql } from 'kysely'
import type { ChangedOrders, MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { Database, Transacting } from '../database/tables.ts'

/** An order that waits to be read. */
export interface ChangedOrder {
  readonly orderNumber: string
  readonly listedAt: Date
  readonly tries: number
}

interface Listed {
  readonly shop: MarketplaceId
  readonly orderPrefix: string
  /** Whether orders that no customer has looked up yet are read too. */
  readonly importsNew: boolean
  readonly now: Date
}

/** SYN-2: a marketplace that tells no date of a change is asked for each open order once a day. */
const REVIEW_MS = DAY_MS
/** Orders of one review; the others follow with the next polls. */
const REVIEWED = 100
/** Orders are inserted in groups, so that a statement has a bounded number of parameters. */
const GROUP = 500

/** Keeps the orders of a page of a list until they are read. An order that waits already is kept once. */
export async function keepListed(tx: Transacting, page: ChangedOrders, listed: Listed): Promise<void> {
  const { shop, orderPrefix, importsNew, now } = listed
  const numbers = [...new Set(page.orderNumbers)].filter((number) => orderNumberForm(number, orderPrefix) === shop)
  for (let start = 0; start < numbers.length; start += GROUP) {
    const group = numbers.slice(start, start + GROUP)
    const known = await tx
      .selectFrom('shop_order')
      .leftJoin('marketplace_order', 'marketplace_order.order_number', 'shop_order.order_number')
      .select(['shop_order.order_number as orderNumber', 'shop_order.status as status', 'notice'])
      .where('shop_order.order_number', 'in', group)
      .execute()
    const statuses = new Map(known.map((row) => [row.orderNumber, row]))
    const wanted = group.filter((number) => {
      const row = statuses.get(number)
      if (!row) return importsNew && page.kind === 'CHANGED'
      // A cancelled order is listed at every poll, and was followed when it was listed first.
      return page.kind === 'CHANGED' ? row.status !== 'CANCEL' : !isCancelled(row.status) && row.notice !== 'CANCELLED'
    })
    await keep(tx, shop, wanted, now)
  }
}

/** Keeps the open orders that were not read for a day. */
export async function keepUnread(tx: Transacting, shop: MarketplaceId, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('shop_order')
    .leftJoin('marketplace_order', 'marketplace_order.order_number', 'shop_order.order_number')
    .select('shop_order.order_number as orderNumber')
    .where(sql<string>`shop_order.details ->> 'ecSiteId'`, '=', shop)
    .where('shop_order.status', 'not in', ENDED_STATUSES)
    .where((where) =>
      where.or([where('read_at', 'is', null), where('read_at', '<', new Date(now.getTime() - REVIEW_MS))]),
    )
    .orderBy('read_at', (order) => order.asc().nullsFirst())
    .limit(REVIEWED)
    .execute()
  await keep(
    tx,
    shop,
    rows.map(({ orderNumber }) => orderNumber),
    now,
  )
}

async function keep(tx: Transacting, shop: MarketplaceId, numbers: readonly string[], now: Date): Promise<void> {
  if (numbers.length === 0) return
  await tx
    .insertInto('marketplace_change')
    .values(numbers.map((number) => ({ shop, order_number: number, listed_at: now, due_at: now })))
    .onConflict((at) => at.columns(['shop', 'order_number']).doUpdateSet({ listed_at: now, due_at: now }))
    .execute()
}

/** The orders of a marketplace that are due to be read, the longest waiting ones first. */
export async function dueOrders(
  database: Database,
  shop: MarketplaceId,
  now: Date,
  limit: number,
): Promise<ChangedOrder[]> {
  const rows = await database
    .selectFrom('marketplace_change')
    .select(['order_number', 'listed_at', 'tries'])
    .where('shop', '=', shop)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('order_number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ orderNumber: row.order_number, listedAt: row.listed_at, tries: row.tries }))
}

/** An order that was listed again after its read began stays. */
export async function forgetChange(tx: Transacting, shop: MarketplaceId, order: ChangedOrder): Promise<void> {
  await tx
    .deleteFrom('marketplace_change')
    .where('shop', '=', shop)
    .where('order_number', '=', order.orderNumber)
    .where('listed_at', '=', order.listedAt)
    .execute()
}

/** Reads an order again at a later time. */
export async function delayChange(
  tx: Transacting,
  shop: MarketplaceId,
  { orderNumber, tries }: ChangedOrder,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('marketplace_change')
    .set({ due_at: until, tries: tries + 1 })
    .where('shop', '=', shop)
    .where('order_number', '=', orderNumber)
    .execute()
}

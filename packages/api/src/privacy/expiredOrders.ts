import { DAY_MS } from '@irodori/contract/durations'
import { lastOpeningDay } from '@irodori/rules/linkValidity'
import type { Erasure, Retention } from '@irodori/rules/retention'
import { ENDED_STATUSES, erasureDue } from '@irodori/rules/retention'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'

export interface ExpiredOrder {
  readonly orderNumber: string
  readonly updatedAt: Date
  readonly erasure: Erasure
}

/** The shortest six months; the rule decides by the day. */
const MESSAGE_OPEN_DAYS = 181

/** Orders with data that is due for erasure, the oldest first. */
export async function expiredOrders(
  database: Database,
  retention: Retention,
  now: Date,
  limit: number,
): Promise<ExpiredOrder[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const rows = await database
    .selectFrom('shop_order')
    .leftJoin('erasure', 'erasure.order_number', 'shop_order.order_number')
    .select(['shop_order.order_number', 'status', 'updated_at', 'url_released_at'])
    .where('status', 'in', ENDED_STATUSES)
    .where((at) =>
      at.or([
        at('updated_at', '<=', before(retention.orderDays)),
        at.and([at('updated_at', '<=', before(retention.designDays)), at('erasure.order_number', 'is', null)]),
      ]),
    )
    .where((at) => at.or([at('url_released_at', 'is', null), at('url_released_at', '<=', before(MESSAGE_OPEN_DAYS))]))
    .orderBy('updated_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ order_number: orderNumber, updated_at: updatedAt, ...order }) => {
    const erasure = dueOf({ ...order, updated_at: updatedAt }, retention, now)
    return erasure === null ? [] : [{ orderNumber, updatedAt, erasure }]
  })
}

/** What of an order is due to be erased. */
export const dueOf = (
  { status, updated_at, url_released_at }: Pick<OrderRow, 'status' | 'updated_at' | 'url_released_at'>,
  retention: Retention,
  now: Date,
): Erasure | null => {
  const messageOpensUntil = url_released_at && lastOpeningDay(url_released_at)
  return erasureDue({ status, updatedAt: updated_at, messageOpensUntil }, retention, now)
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { checkReleasedLink } from '@irodori/rules/linkValidity'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'

/** Whether the link of an order's message is open now. */
export const isLinkOpen = (order: Pick<OrderRow, 'status' | 'url_released_at'>, now: Date): boolean =>
  checkReleasedLink({ status: order.status, urlReleasedDate: order.url_released_at }, now).ok

/**
 * The order of a released link. Its id holds 122 random bits that only the link reveals. An unknown id gets the same
 * answer as a closed link.
 */
export async function openLink(database: Database, orderId: string, now: Date): Promise<Result<OrderRow, ApiError>> {
  const order = await database.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirst()
  return order && isLinkOpen(order, now) ? ok(order) : fail(404, 'LINK_NOT_OPEN')
}

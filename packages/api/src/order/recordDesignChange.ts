import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { StatusViolation } from '@irodori/rules/orderTransitions'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { nextUpdatedAt } from './nextUpdatedAt.ts'
import { transitionOrder } from './transitionOrder.ts'
import { writeOrderDetails } from './writeOrderDetails.ts'

/**
 * Brings the status of a locked order into line with its designs after designs were saved, copied, moved or deleted: an
 * order with designs is a DRAFT, one without is WAITING.
 */
export async function recordDesignChange(
  tx: Transacting,
  order: OrderRow,
  now: Date,
): Promise<Result<OrderRow, StatusViolation>> {
  const design = await tx
    .selectFrom('design')
    .select('id')
    .where('order_number', '=', order.order_number)
    .executeTakeFirst()
  if (design) return transitionOrder(tx, order, 'DESIGN_SAVED', now)
  // A WAITING order keeps its status, but each change gives it a later updated_at.
  if (order.status === 'WAITING') return ok(await writeOrderDetails(tx, order, nextUpdatedAt(order, now)))
  return transitionOrder(tx, order, 'LAST_DESIGN_DELETED', now)
}

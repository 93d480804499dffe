import type { DesignItem } from '@irodori/contract/entities/designItem'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { isOwn } from '../order/ownOrder.ts'

/**
 * The items of several designs, grouped by design.
 * @param designIds ids separated by commas; a design of another customer is answered like an unknown one
 */
export async function listDesignItems(
  database: Database,
  caller: Caller,
  designIds: string,
): Promise<Outcome<Record<string, DesignItem[]>>> {
  const ids = [...new Set(designIds.split(',').map((id) => id.trim()))].filter((id) => id !== '')
  if (ids.length === 0) return answer({})
  const rows = await database
    .selectFrom('design')
    .innerJoin('shop_order', 'shop_order.order_number', 'design.order_number')
    .select(['design.id', 'shop_order.order_number', 'shop_order.account_id'])
    .select(sql<DesignItem[]>`design.draft -> 'items'`.as('items'))
    .where('design.id', 'in', ids)
    .execute()
  const own = rows.filter((row) => isOwn(caller, row))
  if (own.length < ids.length) return fail(404, 'DESIGN_NOT_FOUND')
  return answer(Object.fromEntries(own.map(({ id, items }) => [id, items])))
}

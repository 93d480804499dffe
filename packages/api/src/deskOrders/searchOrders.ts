import type { AnswerOf, QueryOf } from '@irodori/contract/endpoint'
import type { searchOrders as endpoint } from '@irodori/contract/endpoints/desk/orders'
import { statusesOf } from '@irodori/contract/entities/orderFilter'
import type { OrderSort } from '@irodori/contract/entities/listedOrder'
import type { StaffRole } from '@irodori/contract/entities/staff'
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'
import { containing } from '../database/searchText.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { seesContacts } from './allowedActions.ts'
import type { OrderWord } from './orderWords.ts'
import { orderWordsOf } from './orderWords.ts'
import { presentListed } from './presentListed.ts'
import { leavesBetween, leavesFirst } from './shipDays.ts'

/** Orders of one page. */
const PAGE = 50

type Query = QueryOf<typeof endpoint>

/** The last order of a page: the value by which the list is sorted, and the number. */
interface Position {
  readonly at: string
  readonly orderNumber: string
}

/**
 * DSK-8: the orders that match all words and filters, a page at a time: the newest first, or by ship day the first to leave
 * first. Each query is answered from an index, however many orders there are.
 */
export async function searchOrders(
  database: Database,
  role: StaffRole,
  { sort = 'ADDED', after, ...filter }: Query,
): Promise<Outcome<AnswerOf<typeof endpoint>>> {
  const position = after === undefined ? null : positionOf(sort, after)
  if (position === 'INVALID') return fail(400, 'REQUEST_INVALID', { error: { after: ['not of this list'] } })
  const statuses = statusesOf(filter)
  const conditions = [
    ...keyConditions(filter),
    ...(await Promise.all(orderWordsOf(filter.search ?? '').map((word) => wordCondition(database, word, role)))),
    ...(statuses.length === 0 ? [] : [sql<SqlBool>`shop_order.status in (${sql.join(statuses)})`]),
  ]
  const rows =
    sort === 'SHIP_DAY'
      ? await pageByShipDay(database, conditions, filter, position)
      : await pageByTime(database, conditions, filter, sort === 'ADDED' ? 'created_at' : 'updated_at', position)
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return answer({
    orders: await presentListed(database, rows.slice(0, PAGE)),
    next: last === undefined ? null : `${last.sorted_by} ${last.order_number}`,
  })
}

function positionOf(sort: OrderSort, after: string): Position | 'INVALID' {
  const gap = after.indexOf(' ')
  const at = after.slice(0, Math.max(0, gap))
  const isPosition = (sort === 'SHIP_DAY' ? z.iso.date() : z.iso.datetime()).safeParse(at).success
  return isPosition ? { at, orderNumber: after.slice(gap + 1) } : 'INVALID'
}

const KEYS = sql`order_search_keys(shop_order.order_number, shop_order.phone_number, shop_order.details)`
const TEXT = sql`order_search_text(shop_order.order_number, shop_order.phone_number, shop_order.details)`

const arrayOf = (keys: readonly string[]) => sql`array[${sql.join(keys)}]::text[]`
const productKey = (productId: string): string => `p:${productId}`

function keyConditions({ source, productId }: Query): Expression<SqlBool>[] {
  const keys = [
    ...(source === undefined ? [] : [`s:${source}`]),
    ...(productId === undefined ? [] : [productKey(productId)]),
  ]
  return keys.length === 0 ? [] : [sql<SqlBool>`${KEYS} @> ${arrayOf(keys)}`]
}

/** An order matches a word by its number, its people or its products. */
async function wordCondition(
  database: Database,
  { kind, text, keys, isKey, pattern }: OrderWord,
  role: StaffRole,
): Promise<Expression<SqlBool>> {
  const hasKeys = sql`${KEYS} @> ${arrayOf(keys)}`
  const isHidden = kind === 'NUMBER' && !seesContacts(role)
  const byPeople = isHidden
    ? // DSK-9: who sees no phone number finds none by trying its digits.
      sql<SqlBool>`(${hasKeys} and regexp_replace(shop_order.order_number, '\\D', '', 'g') like ${pattern})`
    : // Several keys may come from several names.
      sql<SqlBool>`(${hasKeys} ${isKey ? sql`` : sql`and ${TEXT} like ${pattern}`})`
  const products = await database
    .selectFrom('product')
    .select('id')
    .where(({ or, eb }) => or([eb('search_text', 'like', containing(text)), eb('id', '=', text)]))
    .execute()
  if (products.length === 0) return byPeople
  return sql<SqlBool>`(${byPeople} or ${KEYS} && ${arrayOf(products.map(({ id }) => productKey(id)))})`
}

type SortedRow = OrderRow & { readonly sorted_by: string }

async function pageByTime(
  database: Database,
  conditions: readonly Expression<SqlBool>[],
  filter: Query,
  column: 'created_at' | 'updated_at',
  position: Position | null,
): Promise<SortedRow[]> {
  let query = database.selectFrom('shop_order').selectAll('shop_order')
  for (const condition of conditions) query = query.where(condition)
  if (filter.shipFrom !== undefined || filter.shipTo !== undefined) query = query.where(leavesBetween(filter))
  if (position)
    query = query.where(
      sql<SqlBool>`(${sql.ref(`shop_order.${column}`)}, shop_order.order_number)
        < (${position.at}::timestamptz, ${position.orderNumber}::text)`,
    )
  const rows = await query
    .orderBy(`shop_order.${column}`, 'desc')
    .orderBy('shop_order.order_number', 'desc')
    .limit(PAGE + 1)
    .execute()
  return rows.map((row) => ({ ...row, sorted_by: row[column].toISOString() }))
}

async function pageByShipDay(
  database: Database,
  conditions: readonly Expression<SqlBool>[],
  filter: Query,
  position: Position | null,
): Promise<SortedRow[]> {
  let query = database
    .selectFrom('order_package as parcel')
    .where(leavesFirst(filter))
    .innerJoin('shop_order', 'shop_order.order_number', 'parcel.order_number')
    .selectAll('shop_order')
    .select('parcel.ship_day as sorted_by')
  for (const condition of conditions) query = query.where(condition)
  if (position)
    query = query.where(
      sql<SqlBool>`(parcel.ship_day, parcel.order_number) > (${position.at}::text, ${position.orderNumber}::text)`,
    )
  const rows = await query
    .orderBy('parcel.ship_day')
    .orderBy('parcel.order_number')
    .limit(PAGE + 1)
    .execute()
  return rows.map((row) => ({ ...row, sorted_by: row.sorted_by ?? '' }))
}

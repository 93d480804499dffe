import type { Day } from '@irodori/rules/tokyoDay'
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The first ship days that customers were told, by order number; orders without one are left out. */
export async function shipDaysOf(database: Database, orderNumbers: readonly string[]): Promise<Map<string, Day>> {
  const rows = await database
    .selectFrom('order_package')
    .select(({ fn }) => ['order_number', fn.min('ship_day').as('ship_day')])
    .where('order_number', 'in', [...orderNumbers, ''])
    .where('ship_day', 'is not', null)
    .groupBy('order_number')
    .execute()
  return new Map(rows.flatMap(({ order_number, ship_day }) => (ship_day === null ? [] : [[order_number, ship_day]])))
}

/** Days between which an order leaves; each may be left open. */
interface Days {
  readonly shipFrom?: Day | undefined
  readonly shipTo?: Day | undefined
}

/** Whether `parcel`, a row of `order_package`, is the parcel that leaves first of its order, and between two days. */
export const leavesFirst = ({ shipFrom, shipTo }: Days = {}): Expression<SqlBool> =>
  sql<SqlBool>`(parcel.ship_day is not null
    ${shipFrom === undefined ? sql`` : sql`and parcel.ship_day >= ${shipFrom}`}
    ${shipTo === undefined ? sql`` : sql`and parcel.ship_day <= ${shipTo}`}
    and parcel.id = (
      select id from order_package as other
      where other.order_number = parcel.order_number and other.ship_day is not null
      order by other.ship_day, other.id limit 1))`

/** Whether `shop_order` leaves between two days. */
export const leavesBetween = (days: Days): Expression<SqlBool> =>
  sql<SqlBool>`shop_order.order_number in (
    select parcel.order_number from order_package as parcel where ${leavesFirst(days)})`

/** The day on which the first parcel of `shop_order` leaves. */
export const firstShipDay = sql<Day | null>`(
  select min(ship_day) from order_package where order_package.order_number = shop_order.order_number)`

import { lastDeliveryDate } from '@irodori/rules/deliveryDate'
import type { PackagingViolation } from '@irodori/rules/productionViolations'
import { dateViolations } from '@irodori/rules/productionViolations'
import type { Day } from '@irodori/rules/tokyoDay'
import { addDays } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import { readParts } from '../../orderView/orderParts.ts'
import type { Parcel } from '../../orderView/parcels.ts'
import { firstDateOf } from '../../orderView/writeParcel.ts'

/** The delivery days that the recipient of a gift may choose. All parcels arrive on one day. */
export interface DeliveryChoice {
  readonly parcels: readonly Parcel[]
  /** The first and last day of choice; null where the shop decides. */
  readonly firstDate: Day | null
  readonly lastDate: Day | null
  /** All days of choice. */
  readonly dates: readonly Day[]
  /** The violation of a day; null where the day can be chosen. */
  faultOf(date: Day): PackagingViolation | null
}

export async function deliveryChoice(database: Database, order: OrderRow, now: Date): Promise<DeliveryChoice> {
  const [parts] = await readParts(database, [order], now)
  const parcels = parts?.parcels ?? []
  const faultOf = (deliveryDay: Day): PackagingViolation | null =>
    parcels.flatMap((parcel) => dateViolations({ ...parcel, deliveryDay }))[0] ?? null
  const lastDate = lastDeliveryDate(order.details.orderDate)
  const dates = commonDates(parcels, lastDate, faultOf)
  const firstDate = dates[0] ?? null
  return { parcels, firstDate, lastDate: firstDate === null ? null : lastDate, dates, faultOf }
}

/** The slowest parcel decides the first day; after it a day may still suit one parcel and not another. */
function commonDates(
  parcels: readonly Parcel[],
  lastDate: Day,
  faultOf: (date: Day) => PackagingViolation | null,
): Day[] {
  const firsts = parcels.flatMap((parcel) => firstDateOf(parcel) ?? [])
  const slowest = firsts.sort().at(-1)
  if (slowest === undefined || firsts.length < parcels.length) return []
  const dates: Day[] = []
  for (let date = slowest; date <= lastDate; date = addDays(date, 1)) if (faultOf(date) === null) dates.push(date)
  return dates
}

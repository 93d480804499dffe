import { earliestDeliveryDate } from '@irodori/rules/deliveryDate'
import type { Day } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { PackageRow, Parcel } from './parcels.ts'

type ParcelChange = Partial<
  Pick<PackageRow, 'delivery_day' | 'delivery_time' | 'ship_day' | 'carrier' | 'tracking_number' | 'delivered_day'>
>

/** The first delivery date of a parcel; null where its goods offer no choice or no day is left. */
export const firstDateOf = ({ isDayEnabled, question }: Parcel): Day | null =>
  isDayEnabled ? earliestDeliveryDate(question) : null

/** The only writer of parcels. A column that is not given keeps its value. */
export async function writeParcel(
  tx: Transacting,
  order: OrderRow,
  parcel: Parcel,
  at: Date,
  change: ParcelChange,
): Promise<void> {
  const fresh = { ...change, default_expected_delivery_date: firstDateOf(parcel), updated_at: at }
  await tx
    .insertInto('order_package')
    .values({ id: parcel.packageId, order_number: order.order_number, print_company: parcel.printCompany, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute()
}

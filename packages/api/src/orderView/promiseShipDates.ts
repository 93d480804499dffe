import { shipDateOfStart } from '@irodori/rules/parcelShipDate'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { readParts } from './orderParts.ts'
import { writeParcel } from './writeParcel.ts'

/** The delivery that the recipient of a gift chose, the same for every parcel. */
export interface Wish {
  readonly deliveryDay: string | null
  readonly deliveryTime: string | null
}

/**
 * SHP-8: keeps for each parcel of an order the ship date of a start of production at this moment.
 * @param order locked in this transaction
 * @param wish replaces the choice of the customer who ordered
 */
export async function promiseShipDates(tx: Transacting, order: OrderRow, now: Date, wish?: Wish): Promise<void> {
  const [parts] = await readParts(tx, [order], now)
  for (const parcel of parts?.parcels ?? []) {
    const deliveryDay = wish === undefined ? parcel.deliveryDay : wish.deliveryDay
    await writeParcel(tx, order, parcel, now, {
      ship_day: shipDateOfStart({ ...parcel, deliveryDay }),
      ...(wish && { delivery_day: wish.deliveryDay, delivery_time: wish.deliveryTime }),
    })
  }
}

/** Deletes the promised ship dates of an order whose start was cancelled. */
export async function forgetShipDates(tx: Transacting, { order_number }: OrderRow): Promise<void> {
  await tx.updateTable('order_package').set({ ship_day: null }).where('order_number', '=', order_number).execute()
}

/** Deletes the chosen delivery days and times of an order whose process method has changed. */
export async function dropWishes(tx: Transacting, { order_number }: OrderRow): Promise<void> {
  await tx
    .updateTable('order_package')
    .set({ delivery_day: null, delivery_time: null })
    .where('order_number', '=', order_number)
    .execute()
}

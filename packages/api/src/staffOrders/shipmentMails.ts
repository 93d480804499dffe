import type { Day } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import { readParts } from '../orderView/orderParts.ts'
import type { Parcel } from '../orderView/parcels.ts'
import type { StaffOrderDeps } from './changeStaffOrder.ts'

/** Tells the customer that an order was shipped, with the carrier and the number of each parcel that has them. */
export async function mailShipped(
  { writeMail, now }: Pick<StaffOrderDeps, 'writeMail' | 'now'>,
  tx: Transacting,
  order: OrderRow,
  shipDay: Day,
): Promise<void> {
  const parcels = await parcelsOf(tx, order, now())
  const shipments = parcels.flatMap(({ shipment }) => shipment ?? [])
  const mail = { kind: 'ORDER_SHIPPED', values: { shipDay, shipments } } as const
  await notifyCustomer(writeMail, tx, order, `shipped:${order.order_number}`, mail)
}

/** Tells the customer, once, that the last parcel of an order has arrived. */
export async function mailDelivered(
  { writeMail, now }: Pick<StaffOrderDeps, 'writeMail' | 'now'>,
  tx: Transacting,
  order: OrderRow,
): Promise<void> {
  const parcels = await parcelsOf(tx, order, now())
  if (parcels.some(({ deliveredDate }) => deliveredDate === null)) return
  const mail = { kind: 'ORDER_DELIVERED', values: {} } as const
  await notifyCustomer(writeMail, tx, order, `delivered:${order.order_number}`, mail)
}

async function parcelsOf(tx: Transacting, order: OrderRow, now: Date): Promise<readonly Parcel[]> {
  const [parts] = await readParts(tx, [order], now)
  return parts?.parcels ?? []
}

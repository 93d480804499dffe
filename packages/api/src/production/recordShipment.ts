import type { PrintCompany } from '@irodori/contract/entities/product'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { readParts } from '../orderView/orderParts.ts'
import type { Parcel } from '../orderView/parcels.ts'
import { writeParcel } from '../orderView/writeParcel.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { writeMessage } from '../webhooks/outbox/writeMessage.ts'

export type ShipmentViolation =
  | { readonly code: 'CARRIER_UNKNOWN'; readonly known: readonly string[] }
  | { readonly code: 'TRACKING_NUMBER_INVALID' }
  /** The order has no such parcel, or several and none is named. */
  | { readonly code: 'PARCEL_NOT_NAMED'; readonly known: readonly PrintCompany[] }
  | { readonly code: 'NOT_SHIPPED' }
  | { readonly code: 'DAY_TO_COME'; readonly today: Day }
  /** The day lies before the day of shipping or after today. */
  | { readonly code: 'DAY_IMPOSSIBLE'; readonly from: Day; readonly to: Day }

export interface Sent {
  readonly carrier: string
  readonly trackingNumber: string | null
  /** The print company whose parcel it is; null for an order of one parcel. */
  readonly printCompany: PrintCompany | null
}

/** A parcel of several may leave before the order as a whole is marked as shipped. */
const WITH_PARCELS: ReadonlySet<OrderStatus> = new Set(['CREATING', 'SHIPPED'])

/** Whether an order has parcels that can be sent or were. */
export const hasParcels = (status: OrderStatus): boolean => WITH_PARCELS.has(status)

const TRACKING_NUMBER = /^[0-9A-Z][0-9A-Z-]{3,39}$/

/**
 * Keeps with which carrier and number a parcel was sent; a repeated call corrects them.
 * @param order locked in this transaction
 */
export async function recordShipment(
  tx: Transacting,
  order: OrderRow,
  { carrier, trackingNumber, printCompany }: Sent,
  now: Date,
): Promise<Result<OrderRow, ShipmentViolation>> {
  if (!hasParcels(order.status)) return err({ code: 'NOT_SHIPPED' })
  const { carriers } = await readProfile(tx)
  const known = carriers.map(({ id }) => id)
  if (!known.includes(carrier)) return err({ code: 'CARRIER_UNKNOWN', known })
  const written = trackingNumber?.normalize('NFKC').trim().toUpperCase() ?? null
  if (written !== null && !TRACKING_NUMBER.test(written)) return err({ code: 'TRACKING_NUMBER_INVALID' })
  const parcels = await parcelsOfOrder(tx, order, now)
  const named = parcels.filter((parcel) => printCompany === null || parcel.printCompany === printCompany)
  const [parcel] = named
  if (parcel === undefined || named.length > 1) return notNamed(parcels)
  await writeParcel(tx, order, parcel, now, { carrier, tracking_number: written })
  const data = { orderNumber: order.order_number, printCompany: parcel.printCompany, carrier, trackingNumber: written }
  await writeMessage(tx, { type: 'shipment.recorded', data }, now)
  return ok(await writeOrderDetails(tx, order, nextUpdatedAt(order, now)))
}

/** Keeps the day on which a shipped order arrived, for all parcels or for the one of a print company. */
export async function recordDelivery(
  tx: Transacting,
  order: OrderRow,
  { day, printCompany }: { readonly day: Day; readonly printCompany: PrintCompany | null },
  now: Date,
): Promise<Result<OrderRow, ShipmentViolation>> {
  if (order.status !== 'SHIPPED' || order.details.shipDate === null) return err({ code: 'NOT_SHIPPED' })
  const [from, to] = [tokyoDay(order.details.shipDate), tokyoDay(now)]
  if (day < from || day > to) return err({ code: 'DAY_IMPOSSIBLE', from, to })
  const parcels = await parcelsOfOrder(tx, order, now)
  const arrived = parcels.filter((parcel) => printCompany === null || parcel.printCompany === printCompany)
  if (arrived.length === 0) return notNamed(parcels)
  for (const parcel of arrived) await writeParcel(tx, order, parcel, now, { delivered_day: day })
  return ok(await writeOrderDetails(tx, order, nextUpdatedAt(order, now)))
}

async function parcelsOfOrder(tx: Transacting, order: OrderRow, now: Date): Promise<readonly Parcel[]> {
  const [parts] = await readParts(tx, [order], now)
  return parts?.parcels ?? []
}

const notNamed = (parcels: readonly Parcel[]) =>
  err<ShipmentViolation>({ code: 'PARCEL_NOT_NAMED', known: parcels.map(({ printCompany }) => printCompany) })

import type { PrintCompany } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Command } from 'commander'
import { Option } from 'commander'
import * as z from 'zod'
import type { OrderRow } from '../../../database/tables/orders.ts'
import type { Transacting } from '../../../database/tables.ts'
import { transact } from '../../../database/transact.ts'
import { lockOrder } from '../../../order/lockOrder.ts'
import type { ShipmentViolation } from '../../../production/recordShipment.ts'
import { recordDelivery, recordShipment } from '../../../production/recordShipment.ts'
import { requestReports } from '../../../synchronisation/shipmentReports.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { mailDelivered } from './shipmentMails.ts'

/** Options of a command that says how a parcel was sent. */
export interface ShipmentOptions {
  readonly carrier?: string
  readonly tracking?: string
  readonly parcel?: PrintCompany
}

export const parcelOption = () =>
  new Option('--parcel <printer>', 'parcel of this print company, in an order of several').choices([...PRINT_COMPANIES])

/** Commands that tell the customer where a parcel is: carrier and number, and its arrival. */
export function shipmentCommands(orders: Command, shop: StaffShop, { say }: StaffContext): void {
  orders
    .command('track <number>')
    .description('set or correct the carrier and the tracking number of a parcel')
    .requiredOption('--carrier <id>', 'id of a carrier of the profile')
    .option('--tracking <tracking>', 'tracking number')
    .addOption(parcelOption())
    .action(async (number: string, options: ShipmentOptions) => {
      const order = await locked(shop, number, async (tx, row) => {
        const sent = await sendWith(tx, row, options, shop.now())
        await requestReports(tx, sent, shop.now())
        return sent
      })
      shop.wake()
      say(`${order.order_number} was sent with ${options.carrier}, ${options.tracking ?? 'without a number'}`)
    })

  orders
    .command('deliver <number>')
    .description('note that a shipped order has arrived; the customer gets a mail when all of it has')
    .option('--on <day>', 'day of arrival, YYYY-MM-DD; today if omitted')
    .addOption(parcelOption())
    .action(async (number: string, { on, parcel }: { on?: string; parcel?: PrintCompany }) => {
      const day = readDay(on, shop.now())
      const order = await locked(shop, number, async (tx, row) => {
        const arrived = orThrow(row, await recordDelivery(tx, row, { day, printCompany: parcel ?? null }, shop.now()))
        await mailDelivered(shop, tx, arrived)
        return arrived
      })
      shop.wake()
      say(`${order.order_number} was delivered on ${day}`)
    })
}

/** @throws StaffError if the text is not a day */
export function readDay(on: string | undefined, now: Date, option = '--on'): Day {
  const day = on ?? tokyoDay(now)
  if (!z.iso.date().safeParse(day).success)
    throw new StaffError(`${option} ${day}: must be a day in the form YYYY-MM-DD`)
  return day
}

/** @throws StaffError if the carrier, the number or the parcel is not known */
export async function sendWith(
  tx: Transacting,
  order: OrderRow,
  { carrier, tracking, parcel }: ShipmentOptions,
  now: Date,
): Promise<OrderRow> {
  if (carrier === undefined) {
    if (tracking === undefined) return order
    throw new StaffError('--tracking needs --carrier: the number belongs to a carrier of the profile')
  }
  const sent = { carrier, trackingNumber: tracking ?? null, printCompany: parcel ?? null }
  return orThrow(order, await recordShipment(tx, order, sent, now))
}

async function locked(
  { database }: StaffShop,
  number: string,
  change: (tx: Transacting, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  return transact(database, async (tx) => {
    const row = await lockOrder(tx, normaliseOrderNumber(number))
    if (!row) throw new StaffError(`there is no order ${number}`)
    return change(tx, row)
  })
}

type Recorded = Awaited<ReturnType<typeof recordShipment>>

function orThrow(order: OrderRow, recorded: Recorded): OrderRow {
  if (recorded.ok) return recorded.value
  throw new StaffError(`${order.order_number}: ${shipmentReason(recorded.error)}`)
}

/** Why a shipment is refused, in words. */
export function shipmentReason(violation: ShipmentViolation): string {
  switch (violation.code) {
    case 'CARRIER_UNKNOWN':
      return `the carrier is not one of the profile (${violation.known.join(', ')})`
    case 'TRACKING_NUMBER_INVALID':
      return 'the tracking number must have 4 to 40 digits, letters and hyphens'
    case 'PARCEL_NOT_NAMED':
      return `name one of its parcels with --parcel: ${violation.known.join(', ')}`
    case 'NOT_SHIPPED':
      return 'it has not been shipped'
    case 'DAY_IMPOSSIBLE':
      return `the day must lie between ${violation.from} and ${violation.to}`
  }
}

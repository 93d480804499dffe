import type { PrintCompany } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Command } from 'commander'
import { Option } from 'commander'
import * as z from 'zod'
import type { SentParcel } from '../../../staffOrders/shipOrder.ts'
import { noteArrival, trackParcel } from '../../../staffOrders/shipOrder.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { changedOrThrow } from './changedOrThrow.ts'

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
      const order = changedOrThrow(number, await trackParcel(shop, number, sentParcel(options)))
      say(`${order.order_number} was sent with ${options.carrier}, ${options.tracking ?? 'without a number'}`)
    })

  orders
    .command('deliver <number>')
    .description('note that a shipped order has arrived; the customer gets a mail when all of it has')
    .option('--on <day>', 'day of arrival, YYYY-MM-DD; today if omitted')
    .addOption(parcelOption())
    .action(async (number: string, { on, parcel }: { on?: string; parcel?: PrintCompany }) => {
      const day = readDay(on, shop.now())
      const order = changedOrThrow(number, await noteArrival(shop, number, { day, printCompany: parcel ?? null }))
      say(`${order.order_number} was delivered on ${day}`)
    })
}

export const sentParcel = ({ carrier, tracking, parcel }: ShipmentOptions): SentParcel => ({
  carrier: carrier ?? null,
  trackingNumber: tracking ?? null,
  printCompany: parcel ?? null,
})

/** @throws StaffError if the text is not a day */
export function readDay(on: string | undefined, now: Date, option = '--on'): Day {
  const day = on ?? tokyoDay(now)
  if (!z.iso.date().safeParse(day).success)
    throw new StaffError(`${option} ${day}: must be a day in the form YYYY-MM-DD`)
  return day
}

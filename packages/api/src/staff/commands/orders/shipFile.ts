import { resolve } from 'node:path'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Encoding } from '@irodori/table-file/decodeText'
import type { OrderRow } from '../../../database/tables/orders.ts'
import type { Transacting } from '../../../database/tables.ts'
import { transact } from '../../../database/transact.ts'
import { lockOrder } from '../../../order/lockOrder.ts'
import { transitionOrder } from '../../../order/transitionOrder.ts'
import { readParts } from '../../../orderView/orderParts.ts'
import type { Parcel } from '../../../orderView/parcels.ts'
import { recordShipment } from '../../../production/recordShipment.ts'
import { readProfile } from '../../../profile/storedProfile.ts'
import { mailShipped } from '../../../staffOrders/shipmentMails.ts'
import { requestReports } from '../../../synchronisation/shipmentReports.ts'
import { readTable } from '../../../tableFile/readTable.ts'
import { readTextFile } from '../../readTextFile.ts'
import type { ShippedRow } from '../../shipmentFile.ts'
import { readShipments } from '../../shipmentFile.ts'
import type { StaffContext, StaffShop } from '../../staffShop.ts'
import { StaffError } from '../../staffShop.ts'
import { shipmentReason } from './shipmentReason.ts'

interface Options {
  readonly file: string
  readonly carrier: string | undefined
  readonly encoding: Encoding | undefined
}

type Shipped = 'SHIPPED' | 'PARTLY' | 'ALREADY'

/**
 * Marks the orders of a carrier's export as shipped, all or none. A row that was read before is passed over. An order of
 * several parcels is shipped when the last of them has its number.
 * @throws StaffError with the line of each row that is refused
 */
export async function shipFile(
  shop: StaffShop,
  { workingDirectory, say }: StaffContext,
  { file, carrier, encoding }: Options,
): Promise<void> {
  const { text } = await readTextFile(resolve(workingDirectory, file), encoding)
  const { carriers } = await readProfile(shop.database)
  const table = readTable(text)
  const read = table.ok
    ? readShipments(table.value, { carriers, carrier: carrier ?? null, today: tokyoDay(shop.now()) })
    : table
  if (!read.ok) throw refusal(read.error)
  const byOrder = Map.groupBy(read.value, ({ orderNumber }) => orderNumber)
  const results = await transact(shop.database, async (tx) => {
    const errors: string[] = []
    const shipped: Shipped[] = []
    for (const [orderNumber, rows] of byOrder) shipped.push(await shipOrder(shop, tx, orderNumber, rows, errors))
    if (errors.length > 0) throw refusal(errors)
    return shipped
  })
  shop.wake()
  const count = (result: Shipped) => results.filter((one) => one === result).length
  say(`${count('SHIPPED')} orders were shipped, ${count('ALREADY')} had been before`)
  if (count('PARTLY') > 0) say(`${count('PARTLY')} orders wait for the number of another parcel`)
}

const refusal = (errors: readonly string[]) => new StaffError([...errors, 'nothing was changed'].join('\n'))

async function shipOrder(
  shop: StaffShop,
  tx: Transacting,
  orderNumber: string,
  rows: readonly ShippedRow[],
  errors: string[],
): Promise<Shipped> {
  const now = shop.now()
  const before = await lockOrder(tx, orderNumber)
  let order: OrderRow | null = before
  let changed = 0
  for (const row of rows) {
    if (!order) {
      errors.push(`line ${row.line}: there is no order ${orderNumber}`)
      continue
    }
    const parcel = parcelOf(row, await parcelsOf(tx, order, now))
    const known = parcel?.shipment?.trackingNumber ?? null
    if (known !== null && plain(known) === plain(row.tracking)) continue
    if (known !== null && order.status === 'SHIPPED') {
      errors.push(`line ${row.line}: ${orderNumber} was shipped with the number ${known}; \`orders track\` corrects it`)
      continue
    }
    const { carrier, tracking: trackingNumber, printCompany } = row
    const recorded = await recordShipment(tx, order, { carrier, trackingNumber, printCompany }, now)
    if (recorded.ok) {
      order = recorded.value
      changed += 1
    } else {
      const reason = recorded.error.code === 'NOT_SHIPPED' ? notReady(order) : shipmentReason(recorded.error)
      errors.push(`line ${row.line}: ${orderNumber}: ${reason}`)
    }
  }
  if (!order || errors.length > 0) return 'ALREADY'
  if (order.status === 'SHIPPED') {
    if (changed > 0) await requestReports(tx, order, now)
    return changed > 0 ? 'SHIPPED' : 'ALREADY'
  }
  if ((await parcelsOf(tx, order, now)).some(({ shipment }) => shipment === null)) return 'PARTLY'
  const day =
    rows
      .map((row) => row.day)
      .toSorted()
      .at(-1) ?? tokyoDay(now)
  const shipDate = new Date(`${day}T00:00:00+09:00`).toISOString()
  const left = await transitionOrder(tx, order, 'SHIPPED', now, { details: { ...order.details, shipDate } })
  if (left.ok) {
    await mailShipped(shop, tx, left.value, day)
    await requestReports(tx, left.value, now)
  } else errors.push(`line ${rows[0]?.line}: ${orderNumber}: ${notReady(order)}`)
  return 'SHIPPED'
}

const notReady = ({ status }: OrderRow) => `it is not in production (${status})`

/** A number without its separators. */
const plain = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

function parcelOf({ printCompany }: ShippedRow, parcels: readonly Parcel[]): Parcel | undefined {
  const named = parcels.filter((parcel) => printCompany === null || parcel.printCompany === printCompany)
  return named.length === 1 ? named[0] : undefined
}

async function parcelsOf(tx: Transacting, order: OrderRow, now: Date): Promise<readonly Parcel[]> {
  const [parts] = await readParts(tx, [order], now)
  return parts?.parcels ?? []
}

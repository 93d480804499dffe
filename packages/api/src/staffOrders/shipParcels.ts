import type { OrderStatus } from '@irodori/contract/entities/order'
import type { ShippedOrders } from '@irodori/contract/entities/shipmentsFile'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { DecodeError, Encoding } from '@irodori/table-file/decodeText'
import { decodeText } from '@irodori/table-file/decodeText'
import type { ShipmentsProblem, ShippedRow } from '../carrierFiles/readShipments.ts'
import { readShipments } from '../carrierFiles/readShipments.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { readParts } from '../orderView/orderParts.ts'
import type { Parcel } from '../orderView/parcels.ts'
import type { ShipmentViolation } from '../production/recordShipment.ts'
import { recordShipment } from '../production/recordShipment.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { requestReports } from '../synchronisation/shipmentReports.ts'
import type { StaffOrderDeps } from './changeStaffOrder.ts'
import { mailShipped } from './shipmentMails.ts'

/** A table of sent parcels: our own, or what the program of a carrier exports. */
export interface ParcelsFile {
  readonly bytes: Uint8Array
  /** Null finds it by the bytes. */
  readonly encoding: Encoding | null
  /** Id or name of the carrier of rows that name none; null finds it by the columns. */
  readonly carrier: string | null
}

/** Why parcels are refused, each with the line of the file; null is the file as a whole. */
export type ParcelsProblem =
  | ShipmentsProblem
  | { readonly line: null; readonly code: 'NOT_DECODED'; readonly error: DecodeError }
  | { readonly line: number; readonly code: 'ORDER_UNKNOWN'; readonly orderNumber: string }
  /** The order was shipped with another number, which only a correction replaces. */
  | { readonly line: number; readonly code: 'SHIPPED_BEFORE'; readonly orderNumber: string; readonly known: string }
  | {
      readonly line: number
      readonly code: 'NOT_IN_PRODUCTION'
      readonly orderNumber: string
      readonly status: OrderStatus
    }
  | {
      readonly line: number
      readonly code: 'SHIPMENT_REFUSED'
      readonly orderNumber: string
      readonly violation: ShipmentViolation
    }

type Outcome = 'SHIPPED' | 'PARTLY' | 'ALREADY'

/**
 * DSK-18: marks the orders of a file as shipped, all or none. A row that was read before is passed over. An order of several
 * parcels is shipped when the last of them has its number.
 */
export async function shipParcels(
  deps: StaffOrderDeps,
  { bytes, encoding, carrier }: ParcelsFile,
): Promise<Result<ShippedOrders, readonly ParcelsProblem[]>> {
  const decoded = decodeText(bytes, encoding)
  if (!decoded.ok) return err([{ line: null, code: 'NOT_DECODED', error: decoded.error }])
  const { carriers, orderPrefix } = await readProfile(deps.database)
  const read = readShipments(decoded.value.text, { carriers, carrier, orderPrefix, today: tokyoDay(deps.now()) })
  if (!read.ok) return read
  const byOrder = Map.groupBy(read.value.rows, ({ orderNumber }) => orderNumber)
  const result = await transactResult(deps.database, async (tx) => {
    const problems: ParcelsProblem[] = []
    const outcomes: Outcome[] = []
    for (const [orderNumber, rows] of byOrder) outcomes.push(await shipOrder(deps, tx, orderNumber, rows, problems))
    return problems.length > 0 ? err<readonly ParcelsProblem[]>(problems) : ok(outcomes)
  })
  if (!result.ok) return result
  deps.wake()
  const count = (outcome: Outcome) => result.value.filter((one) => one === outcome).length
  const { cancelled } = read.value
  return ok({ shipped: count('SHIPPED'), already: count('ALREADY'), partly: count('PARTLY'), cancelled })
}

async function shipOrder(
  deps: StaffOrderDeps,
  tx: Transacting,
  orderNumber: string,
  rows: readonly ShippedRow[],
  problems: ParcelsProblem[],
): Promise<Outcome> {
  const now = deps.now()
  const before = await lockOrder(tx, orderNumber)
  let order: OrderRow | null = before
  let changed = 0
  for (const row of rows) {
    const { line } = row
    if (!order) {
      problems.push({ line, code: 'ORDER_UNKNOWN', orderNumber })
      continue
    }
    const parcel = parcelOf(row, await parcelsOf(tx, order, now))
    const known = parcel?.shipment?.trackingNumber ?? null
    if (known !== null && plain(known) === plain(row.tracking)) continue
    if (known !== null && order.status === 'SHIPPED') {
      problems.push({ line, code: 'SHIPPED_BEFORE', orderNumber, known })
      continue
    }
    const { carrier, tracking: trackingNumber, printCompany } = row
    const recorded = await recordShipment(tx, order, { carrier, trackingNumber, printCompany }, now)
    if (recorded.ok) {
      order = recorded.value
      changed += 1
    } else if (recorded.error.code === 'NOT_SHIPPED') {
      problems.push({ line, code: 'NOT_IN_PRODUCTION', orderNumber, status: order.status })
    } else {
      problems.push({ line, code: 'SHIPMENT_REFUSED', orderNumber, violation: recorded.error })
    }
  }
  if (!order || problems.length > 0) return 'ALREADY'
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
    await mailShipped(deps, tx, left.value, day)
    await requestReports(tx, left.value, now)
  } else {
    const { status } = order
    problems.push({ line: rows[0]?.line ?? 1, code: 'NOT_IN_PRODUCTION', orderNumber, status })
  }
  return 'SHIPPED'
}

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

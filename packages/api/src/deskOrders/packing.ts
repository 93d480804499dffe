import type { CarrierFormat, ParcelProblemCode, SlipSize } from '@irodori/contract/entities/packing'
import { MOST_PACKED_ORDERS } from '@irodori/contract/entities/packing'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { carrierFile, generalFile } from '../carrierFiles/carrierFile.ts'
import { drawAddressLabels } from '../handOver/addressLabel/drawAddressLabels.ts'
import type { PackedParcel } from '../handOver/handOver.ts'
import type { HandOver } from '../handOver/handOver.ts'
import { packedParcels } from '../handOver/packedParcels.ts'
import { packingObstacles } from '../handOver/packingObstacles.ts'
import { readHandOver } from '../handOver/readHandOver.ts'
import { drawSlips } from '../handOver/slip/drawSlips.ts'
import { readSlips } from '../handOver/slip/readSlips.ts'
import type { Slip } from '../handOver/slip/slip.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import { findOrder } from '../order/findOrder.ts'
import { readManifest } from '../printFiles/readManifest.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly publicUrl: string
  readonly now: () => Date
}

/** DSK-15, DSK-19: the packing slips of orders in one PDF. */
export async function downloadPackingSlips(deps: Deps, orders: string, size: SlipSize = 'A4'): Promise<Outcome<null>> {
  const slips = await slipsOf(deps, orders)
  if (!slips.ok) return slips
  const { name, colours } = await readProfile(deps.database)
  const bytes = await drawSlips(slips.value, { name, accent: colours.accent }, size)
  return file(bytes, 'application/pdf', 'NEVER', fileName(slips.value, 'slips.pdf'))
}

/** DSK-15, DSK-20: the addresses of the parcels of orders on sheets of labels. */
export async function downloadAddressLabels(deps: Deps, orders: string, first = 1): Promise<Outcome<null>> {
  const packed = await packedOrders(deps, orders)
  if (!packed.ok) return packed
  const parcels = packed.value.flatMap(({ handOver }) => packedParcels(handOver))
  const bytes = await drawAddressLabels(parcels, await readProfile(deps.database), first)
  return file(bytes, 'application/pdf', 'NEVER', fileName(parcels, 'labels.pdf'))
}

/** The file of parcels of each form, as it is downloaded. */
const FILE_NAMES: Readonly<Record<CarrierFormat, string>> = {
  GENERAL: 'parcels.csv',
  YAMATO_B2: 'yamato-b2.csv',
  SAGAWA_EHIDEN3: 'sagawa-ehiden3.csv',
  JAPAN_POST_YUPACK: 'japan-post-yupack.csv',
}

interface CarrierTableQuery {
  /** Order numbers with commas between them. */
  readonly orders: string
  readonly format?: CarrierFormat | undefined
  readonly encoding?: 'CP932' | 'UTF8' | undefined
}

/** DSK-15, DSK-16: the parcels of orders as a table, or as the program of a carrier imports them. */
export async function downloadCarrierTable(
  deps: Deps,
  { orders, format = 'GENERAL', encoding = 'CP932' }: CarrierTableQuery,
): Promise<Outcome<null>> {
  if (format !== 'GENERAL' && encoding !== 'CP932')
    return fail(400, 'REQUEST_INVALID', { error: { encoding: ['NOT_OF_THE_FORMAT'] } })
  const { shipping } = await readProfile(deps.database)
  const writer =
    format === 'GENERAL'
      ? ok((parcels: readonly Slip[]) => generalFile(parcels, encoding))
      : carrierFile(format, shipping)
  if (!writer.ok) return fail(409, 'NOT_AVAILABLE', { error: { field: writer.error.field } })
  const slips = await slipsOf(deps, orders)
  if (!slips.ok) return slips
  const { bytes, refused } = writer.value(slips.value)
  const charset = encoding === 'CP932' ? 'Shift_JIS' : 'utf-8'
  if (refused.length === 0)
    return file(bytes, `text/csv; charset=${charset}`, 'NEVER', fileName(slips.value, FILE_NAMES[format]))
  const codes = refused.map(({ orderNumber, problems }): [string, readonly ParcelProblemCode[]] => [
    orderNumber,
    problems.map(({ code }) => code),
  ])
  return fail(403, 'ORDER_CANNOT_BE_PACKED', { error: Object.fromEntries(codes) })
}

/** DSK-15: the print PDF of a piece, as it was handed over. */
export async function downloadPrintFile(
  { database, storage }: Pick<Deps, 'database' | 'storage'>,
  typed: string,
  groupNumber: number,
): Promise<Outcome<null>> {
  const order = await findOrder(database, normaliseOrderNumber(typed))
  if (!order) return fail(404, 'ORDER_NUMBER_NOT_FOUND')
  const { manifestKey } = order.details
  const manifest = manifestKey === undefined ? null : await storage.get(manifestKey)
  const prints = manifest && readManifest(Buffer.from(manifest).toString())
  const print = prints?.find((each) => each.groupNumber === groupNumber)
  const bytes = print ? await storage.get(print.file.key) : null
  if (!bytes) return fail(404, 'NOT_FOUND')
  return file(bytes, 'application/pdf', 'NEVER', `${order.order_number}-${groupNumber}.pdf`)
}

/** The file of one order is named after it. */
const fileName = (parcels: readonly PackedParcel[], ending: string): string => {
  const numbers = new Set(parcels.map(({ handOver }) => handOver.order.number))
  const [only] = numbers
  return only !== undefined && numbers.size === 1 ? `${only}-${ending}` : ending
}

async function slipsOf(deps: Deps, orders: string): Promise<Result<readonly Slip[], ApiError>> {
  const packed = await packedOrders(deps, orders)
  if (!packed.ok) return packed
  const slips: Slip[] = []
  for (const { order, handOver } of packed.value) slips.push(...(await readSlips(deps.storage, order, handOver)))
  return ok(slips)
}

interface PackedOrder {
  readonly order: OrderRow
  readonly handOver: HandOver
}

/** Orders with commas between their numbers, each once, or each that cannot be packed with the codes of its reasons. */
async function packedOrders(deps: Deps, orders: string): Promise<Result<readonly PackedOrder[], ApiError>> {
  const numbers = [...new Set(orders.split(',').map(normaliseOrderNumber))]
  if (numbers.length > MOST_PACKED_ORDERS) return fail(400, 'REQUEST_INVALID', { error: { orders: ['TOO_MANY'] } })
  const packed: PackedOrder[] = []
  const refused: Record<string, readonly string[]> = {}
  for (const number of numbers) {
    const order = await findOrder(deps.database, number)
    if (!order) return fail(404, 'ORDER_NUMBER_NOT_FOUND', { error: { orders: [number] } })
    const handOver = await readHandOver(deps, order)
    const obstacles = packingObstacles(handOver)
    if (obstacles.length > 0) refused[number] = obstacles.map(({ code }) => code)
    else packed.push({ order, handOver })
  }
  if (Object.keys(refused).length > 0) return fail(403, 'ORDER_CANNOT_BE_PACKED', { error: refused })
  return ok(packed)
}

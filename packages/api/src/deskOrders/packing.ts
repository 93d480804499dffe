import { MOST_PACKED_ORDERS } from '@irodori/contract/entities/packing'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Database } from '../database/tables.ts'
import { carrierFile } from '../handOver/carrierFile.ts'
import type { Slip } from '../handOver/drawSlips.ts'
import { drawSlips } from '../handOver/drawSlips.ts'
import { packingObstacles } from '../handOver/packingObstacles.ts'
import { readHandOver } from '../handOver/readHandOver.ts'
import { readSlips } from '../handOver/readSlips.ts'
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

/** DSK-15: the packing slips of orders in one PDF. */
export async function downloadPackingSlips(deps: Deps, orders: string): Promise<Outcome<null>> {
  const slips = await slipsOf(deps, orders)
  if (!slips.ok) return slips
  const { name, colours } = await readProfile(deps.database)
  const bytes = await drawSlips(slips.value, { name, accent: colours.accent })
  return file(bytes, 'application/pdf', 'NEVER', fileName(slips.value, 'slips.pdf'))
}

/** DSK-15: the parcels of orders as a table for the program of a carrier. */
export async function downloadCarrierTable(
  deps: Deps,
  orders: string,
  encoding: 'CP932' | 'UTF8' = 'CP932',
): Promise<Outcome<null>> {
  const slips = await slipsOf(deps, orders)
  if (!slips.ok) return slips
  const charset = encoding === 'CP932' ? 'Shift_JIS' : 'utf-8'
  const { bytes } = carrierFile(slips.value, encoding)
  return file(bytes, `text/csv; charset=${charset}`, 'NEVER', fileName(slips.value, 'parcels.csv'))
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
const fileName = (slips: readonly Slip[], ending: string): string => {
  const numbers = new Set(slips.map(({ handOver }) => handOver.order.number))
  const [only] = numbers
  return only !== undefined && numbers.size === 1 ? `${only}-${ending}` : ending
}

/** The slips of all orders, or each order that cannot be packed with the codes of its reasons. */
async function slipsOf(deps: Deps, orders: string): Promise<Result<readonly Slip[], ApiError>> {
  const numbers = [...new Set(orders.split(',').map(normaliseOrderNumber))]
  if (numbers.length > MOST_PACKED_ORDERS) return fail(400, 'REQUEST_INVALID', { error: { orders: ['TOO_MANY'] } })
  const slips: Slip[] = []
  const refused: Record<string, readonly string[]> = {}
  for (const number of numbers) {
    const order = await findOrder(deps.database, number)
    if (!order) return fail(404, 'ORDER_NUMBER_NOT_FOUND', { error: { orders: [number] } })
    const handOver = await readHandOver(deps, order)
    const obstacles = packingObstacles(handOver)
    if (obstacles.length > 0) refused[number] = obstacles.map(({ code }) => code)
    else slips.push(...(await readSlips(deps.storage, order, handOver)))
  }
  if (Object.keys(refused).length > 0) return fail(403, 'ORDER_CANNOT_BE_PACKED', { error: refused })
  return ok(slips)
}

import type { SaveDesigns } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { claimFiles } from '../image/claimFiles.ts'
import { isFileOfOrder, orderFileKey } from '../image/imageFiles.ts'
import { moveList } from '../mergeList/stored/followPieces.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import type { Guesses } from '../limits/guesses.ts'
import { checkPhone } from '../orderAccess/checkPhone.ts'
import type { Storage } from '../storage/storage.ts'
import { enqueueRender } from './renderJob.ts'
import { writeDeletedMessage, writeSavedMessage } from './writeDesignMessage.ts'

/** Designs that move from one order to another, as whole groups: the sides of a card and the pages of a booklet stay together. */
export interface Move {
  readonly from: OrderRow
  readonly ids: readonly string[]
}

export interface MoveDeps {
  readonly database: Database
  readonly storage: Storage
  readonly guesses: Guesses
  readonly now: () => Date
}

/**
 * Prepares the move of designs from an old order that the caller names and proves by its phone number: finds the groups
 * that hold the sent designs and copies their files into the folder of the new order. Files are named by their content,
 * so a repeated copy changes nothing, and a move that fails later leaves only unused copies.
 * @returns null where the caller names no old order
 */
export async function prepareMove(
  deps: MoveDeps,
  input: SaveDesigns,
  to: OrderRow,
): Promise<Result<Move | null, ApiError>> {
  const { orderNumber, oldOrderNumber, oldPhoneNumber, designs } = input
  if (!oldOrderNumber || oldOrderNumber === orderNumber) return ok(null)
  const claim = { orderNumber: oldOrderNumber, phoneNumber: oldPhoneNumber ?? '' }
  const from = await checkPhone(deps, claim, { address: orderNumber, device: null })
  if (!from.ok) return from
  const { order_number, image_folder } = from.value
  const all = await deps.database.selectFrom('design').selectAll().where('order_number', '=', order_number).execute()
  const groups = new Set(all.filter((row) => designs.some(({ id }) => id === row.id)).map((row) => row.group_number))
  const rows = all.filter((row) => groups.has(row.group_number))
  const names = [...new Set(rows.flatMap(filesOfDesign))]
  await claimFiles(deps.database, to.order_number, names, deps.now())
  for (const name of names) {
    const bytes = await deps.storage.get(orderFileKey(image_folder, name))
    if (bytes) await deps.storage.put(orderFileKey(to.image_folder, name), bytes)
  }
  return ok({ from: from.value, ids: rows.map(({ id }) => id) })
}

const photosOf = (row: DesignRow): string[] =>
  row.draft.items.filter(isImageItem).flatMap((item) => item.imageName ?? [])

/** The files of a design. Names of crops come from the browser, so only names that the server gives are accepted. */
const filesOfDesign = (row: DesignRow): string[] => [
  ...photosOf(row),
  ...row.draft.items
    .filter(isImageItem)
    .flatMap((item) => item.cropImageName ?? [])
    .filter(isFileOfOrder),
]

/**
 * The print picture lies in the folder of the old order, so the page is rendered again. The package plan is dropped,
 * because the new order limits the number of plans.
 */
const RESET_FOR_NEW_ORDER = {
  print_check: 'PENDING',
  print_hash: null,
  print_kernel: null,
  print_name: null,
  package_plan_id: null,
} as const

/**
 * Moves the designs, their lists, their booklets and their photos to the new order, each group as a group of its own.
 * @returns null where the old order allowed it
 */
export async function moveDesigns(tx: Transacting, move: Move, to: OrderRow, now: Date): Promise<ApiFailure | null> {
  const from = await lockOrder(tx, move.from.order_number)
  if (!from || !mayChange(from.status)) return fail(403, 'ORDER_IS_PRODUCED')
  const rows = await tx
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', from.order_number)
    .where('id', 'in', [...move.ids, ''])
    .execute()
  if (rows.length === 0) return null
  await copyPhotoRows(tx, rows, to.order_number, now)
  const offset = await highestGroup(tx, to.order_number)
  const groups = [...new Set(rows.map((row) => row.group_number))].sort((a, b) => a - b)
  for (const row of rows) {
    const group_number = offset + groups.indexOf(row.group_number) + 1
    const revision = row.revision + 1
    await tx
      .updateTable('design')
      .set({ order_number: to.order_number, group_number, revision, ...RESET_FOR_NEW_ORDER })
      .where('id', '=', row.id)
      .execute()
    await enqueueRender(tx, { id: row.id, order_number: to.order_number, revision })
    await writeDeletedMessage(tx, row, now)
    await writeSavedMessage(tx, { ...row, order_number: to.order_number, revision }, now)
    if (row.design_series_id === null) continue
    await tx
      .updateTable('design_series')
      .set({ order_number: to.order_number })
      .where('id', '=', row.design_series_id)
      .execute()
  }
  for (const [index, groupNumber] of groups.entries()) {
    const piece = { orderNumber: from.order_number, groupNumber }
    await moveList(tx, piece, { orderNumber: to.order_number, groupNumber: offset + index + 1 })
  }
  const left = await recordDesignChange(tx, from, now)
  return left.ok ? null : fail(403, 'ORDER_IS_PRODUCED')
}

async function copyPhotoRows(
  tx: Transacting,
  rows: readonly DesignRow[],
  orderNumber: string,
  now: Date,
): Promise<void> {
  const names = [...new Set(rows.flatMap(photosOf)), '']
  const photos = await tx
    .selectFrom('photo')
    .selectAll()
    .where('order_number', '=', rows[0]?.order_number ?? '')
    .where('name', 'in', names)
    .execute()
  for (const photo of photos) {
    await tx
      .insertInto('photo')
      .values({ ...photo, crops: JSON.stringify(photo.crops), order_number: orderNumber, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function highestGroup(tx: Transacting, orderNumber: string): Promise<number> {
  const rows = await tx.selectFrom('design').select('group_number').where('order_number', '=', orderNumber).execute()
  return rows.reduce((highest, row) => Math.max(highest, row.group_number), 0)
}

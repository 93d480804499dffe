import type { OrderStatus } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { removeLostLists } from '../mergeList/stored/followPieces.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import { ANY, findGroup } from './findGroup.ts'
import { removeDesign } from './removeDesign.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/** Deletes a design group, named by its number or by the id of its booklet. An order without designs is WAITING again. */
export async function deleteDesigns(
  { database, now }: Deps,
  caller: Caller,
  input: { readonly orderNumber: string; readonly designGroup: string },
): Promise<Outcome<null>> {
  const own = await ownOrder(database, caller, input.orderNumber)
  if (!own.ok) return own
  const { order_number: orderNumber } = own.value
  return transactResult(database, (tx) => deleteInTransaction(tx, orderNumber, input.designGroup, now()))
}

async function deleteInTransaction(
  tx: Transacting,
  orderNumber: string,
  designGroup: string,
  now: Date,
): Promise<Outcome<null>> {
  const order = await lockOrder(tx, orderNumber)
  if (!order) return fail(403, 'FORBIDDEN')
  if (!mayChange(order.status)) return failureAt(order.status)
  const isNumber = /^\d{1,6}$/.test(designGroup)
  const rows = await findGroup(
    tx,
    orderNumber,
    isNumber ? { groupNumber: designGroup, designSeriesId: ANY } : { groupNumber: ANY, designSeriesId: designGroup },
  )
  if (rows.length === 0) return fail(404, 'DESIGN_NOT_FOUND')
  for (const row of rows) await removeDesign(tx, row, now)
  await removeLostLists(tx, orderNumber)
  await removeEmptyBooklets(tx, [...new Set(rows.flatMap((row) => row.design_series_id ?? []))])
  const changed = await recordDesignChange(tx, order, now)
  return changed.ok ? answer(null) : failureAt(order.status)
}

/** Statuses from which an order may still return to DRAFT; until then its designs are kept. */
const KEEPS_DESIGNS: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING']

const failureAt = (status: OrderStatus): ApiFailure =>
  KEEPS_DESIGNS.includes(status)
    ? fail(400, 'DESIGN_DELETE_ERROR', { message: 'DESIGN_DELETE_ERROR' })
    : fail(403, 'ORDER_IS_PRODUCED')

async function removeEmptyBooklets(tx: Transacting, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const left = await tx.selectFrom('design').select('id').where('design_series_id', '=', id).executeTakeFirst()
    if (!left) await tx.deleteFrom('design_series').where('id', '=', id).execute()
  }
}

import type { OrderStatus } from '@irodori/contract'
import type { Database, Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome, Refusal } from '../http/outcome.ts'
import { answer, Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { statusAfter } from '../order/statusAfter.ts'
import { touched } from '../order/touched.ts'
import { lockOrder } from '../production/lockOrder.ts'
import { ANY, findGroup } from './findGroup.ts'
import { removeDesign } from './removeDesign.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/** Deletes a whole group, named by its number or by the id of its booklet; an order without designs waits again. */
export async function deleteDesigns(
  { database, now }: Deps,
  caller: Caller,
  input: { readonly orderNumber: string; readonly designGroup: string },
): Promise<Outcome<null>> {
  const own = await ownOrder(database, caller, input.orderNumber)
  if ('kind' in own) return own
  try {
    await transact(database, (tx) => deleteInside(tx, own.order_number, input.designGroup, now()))
    return answer(null)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function deleteInside(tx: Transacting, orderNumber: string, designGroup: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderNumber)
  if (!order) throw new Refused(refused(403, 'FORBIDDEN'))
  if ((await statusAfter(tx, order, 'DESIGN_SAVED')) === null) throw new Refused(refusalAt(order.status))
  const isNumber = /^\d{1,6}$/.test(designGroup)
  const rows = await findGroup(
    tx,
    orderNumber,
    isNumber ? { groupNumber: designGroup, designSeriesId: ANY } : { groupNumber: ANY, designSeriesId: designGroup },
  )
  if (rows.length === 0) throw new Refused(refused(404, 'DESIGN_NOT_FOUND'))
  for (const row of rows) await removeDesign(tx, row)
  await removeEmptyBooklets(tx, [...new Set(rows.flatMap((row) => row.design_series_id ?? []))])
  await tx
    .updateTable('shop_order')
    .set({ status: await statusWithout(tx, order), updated_at: touched(order, now) })
    .where('order_number', '=', orderNumber)
    .execute()
}

/** What leads back to a draft holds the designs for now only. */
const HOLDING: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING']

const refusalAt = (status: OrderStatus): Refusal =>
  HOLDING.includes(status)
    ? refused(400, 'DESIGN_DELETE_ERROR', { message: 'DESIGN_DELETE_ERROR' })
    : refused(403, 'ORDER_IS_PRODUCED')

async function removeEmptyBooklets(tx: Transacting, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const left = await tx.selectFrom('design').select('id').where('design_series_id', '=', id).executeTakeFirst()
    if (!left) await tx.deleteFrom('design_series').where('id', '=', id).execute()
  }
}

async function statusWithout(tx: Transacting, order: OrderRow): Promise<OrderStatus> {
  const left = await tx
    .selectFrom('design')
    .select('id')
    .where('order_number', '=', order.order_number)
    .executeTakeFirst()
  return left ? order.status : ((await statusAfter(tx, order, 'LAST_DESIGN_DELETED')) ?? order.status)
}

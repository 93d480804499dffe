import { nextStatus } from '@irodori/rules'
import type { Database, Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Refusal } from '../http/outcome.ts'
import { Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { isOwn, ownOrder } from '../order/ownOrder.ts'
import { lockOrder } from '../production/lockOrder.ts'
import { findMessageTemplate } from './messageTemplates.ts'

export interface MessageTarget {
  readonly orderNumber: string
  readonly templateId: string
}

/** The caller's order where its message may be changed now. To be asked before a change is prepared, and again by it. */
export async function changeableOrder(
  database: Database,
  caller: Caller,
  { orderNumber, templateId }: MessageTarget,
): Promise<OrderRow | Refusal> {
  const order = await ownOrder(database, caller, orderNumber)
  if ('kind' in order) return order
  return (await against(database, order, templateId)) ?? order
}

/** Changes a message in one transaction that holds its order; a refusal inside it undoes everything. */
export async function changeMessage<Result>(
  database: Database,
  caller: Caller,
  { orderNumber, templateId }: MessageTarget,
  change: (tx: Transacting, order: OrderRow) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await transact(database, async (tx) => {
      const order = await lockOrder(tx, orderNumber)
      if (!order || !isOwn(caller, order)) throw new Refused(refused(403, 'FORBIDDEN'))
      const refusal = await against(tx, order, templateId)
      if (refusal) throw new Refused(refusal)
      return change(tx, order)
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** A message can be changed as long as the designs of its order can. */
async function against(database: Database, order: OrderRow, templateId: string): Promise<Refusal | null> {
  const { processMethod, heldFrom } = order.details
  if (processMethod !== 'digital_message') return refused(403, 'STATUS_NOT_ALLOWED')
  const facts = { processMethod, heldFrom, hasLineProduct: false }
  if (!nextStatus(order.status, 'DESIGN_SAVED', facts).ok) return refused(403, 'ORDER_IS_PRODUCED')
  return (await findMessageTemplate(database, templateId)) ? null : refused(404, 'NOT_FOUND')
}

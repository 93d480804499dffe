import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database, Transacting } from '../../database/tables.ts'
import { transactResult } from '../../database/transact.ts'
import type { ApiError, ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller } from '../../http/request.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import { isOwn, ownOrder } from '../../order/ownOrder.ts'
import { findMessageTemplate } from './messageTemplates.ts'

export interface MessageTarget {
  readonly orderNumber: string
  readonly templateId: string
}

/** The caller's order, if its message may be changed now. It is checked before a change is prepared and again inside it. */
export async function changeableOrder(
  database: Database,
  caller: Caller,
  { orderNumber, templateId }: MessageTarget,
): Promise<Result<OrderRow, ApiError>> {
  const orderResult = await ownOrder(database, caller, orderNumber)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  return (await against(database, order, templateId)) ?? ok(order)
}

/** Changes a message in one transaction that locks its order; a failure inside rolls everything back. */
export function changeMessage<Value>(
  database: Database,
  caller: Caller,
  { orderNumber, templateId }: MessageTarget,
  change: (tx: Transacting, order: OrderRow) => Promise<Result<Value, ApiError>>,
): Promise<Result<Value, ApiError>> {
  return transactResult(database, async (tx): Promise<Result<Value, ApiError>> => {
    const order = await lockOrder(tx, orderNumber)
    if (!order || !isOwn(caller, order)) return fail(403, 'FORBIDDEN')
    return (await against(tx, order, templateId)) ?? change(tx, order)
  })
}

/** A message can be changed while the designs of its order can. */
async function against(database: Database, order: OrderRow, templateId: string): Promise<ApiFailure | null> {
  if (order.details.processMethod !== 'digital_message') return fail(403, 'STATUS_NOT_ALLOWED')
  if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
  return (await findMessageTemplate(database, templateId)) ? null : fail(404, 'NOT_FOUND')
}

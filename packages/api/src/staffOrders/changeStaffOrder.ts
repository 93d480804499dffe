import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { OrderEvent, StatusViolation } from '@irodori/rules/orderTransitions'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { TransitionChange } from '../order/transitionOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import type { ShipmentViolation } from '../production/recordShipment.ts'

/** Why a change of an order by the staff is refused; nothing was changed. */
export type StaffOrderViolation =
  | { readonly code: 'ORDER_UNKNOWN' }
  /** `order` is the order as it is. */
  | { readonly code: 'STATUS_NOT_ALLOWED'; readonly order: OrderRow; readonly reason: StatusViolation }
  | { readonly code: 'SHIPMENT_REFUSED'; readonly order: OrderRow; readonly violation: ShipmentViolation }
  /** A tracking number belongs to a carrier, and none is named. */
  | { readonly code: 'CARRIER_MISSING' }
  | { readonly code: 'MARKETPLACE_REFUSED'; readonly error: ApiError }

/** The result of a change by the staff: the order after it, or why it is refused. `More` are reasons of one kind of change. */
export type StaffOrderResult<Value = OrderRow, More = never> = Result<Value, StaffOrderViolation | More>

export interface StaffOrderDeps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Called after the commit: a job may be due, or a mail wait to be sent. */
  readonly wake: () => void
}

/**
 * Changes an order for the staff in one transaction that locks it first.
 * @param orderNumber as it was typed
 * @param change its failure rolls everything back
 */
export async function changeStaffOrder<Value, More = never>(
  { database, wake }: Pick<StaffOrderDeps, 'database' | 'wake'>,
  orderNumber: string,
  change: (tx: Transacting, order: OrderRow) => Promise<StaffOrderResult<Value, More>>,
): Promise<StaffOrderResult<Value, More>> {
  const result = await transactResult(database, async (tx): Promise<StaffOrderResult<Value, More>> => {
    const order = await lockOrder(tx, normaliseOrderNumber(orderNumber))
    return order ? change(tx, order) : err<StaffOrderViolation>({ code: 'ORDER_UNKNOWN' })
  })
  if (result.ok) wake()
  return result
}

/** Applies an event to a locked order. */
export async function applyEvent(
  tx: Transacting,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  extra: TransitionChange = {},
): Promise<StaffOrderResult> {
  const changed = await transitionOrder(tx, order, event, now, extra)
  return changed.ok ? changed : statusNotAllowed(order, changed.error)
}

export const statusNotAllowed = (order: OrderRow, reason: StatusViolation) =>
  err<StaffOrderViolation>({ code: 'STATUS_NOT_ALLOWED', order, reason })

import type { OrderStatus, ReceiverUpdate } from '@irodori/contract/entities/order'
import { err, ok } from '@irodori/result'
import type { FieldViolations } from '@irodori/rules/personViolations'
import { normaliseReceiver, receiverViolations } from '@irodori/rules/personViolations'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { prefecturesOf } from '../person/prefecturesOf.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { changeStaffOrder, statusNotAllowed } from './changeStaffOrder.ts'

export type Addressee = Omit<ReceiverUpdate, 'receiverId'>

interface InvalidReceiver {
  readonly code: 'RECEIVER_INVALID'
  readonly fields: FieldViolations<keyof Addressee>
}

/** The files that are handed over to print name the receiver, so the name and the address do not change afterwards. */
const BEFORE_HAND_OVER: ReadonlySet<OrderStatus> = new Set([
  'WAITING',
  'DRAFT',
  'URL_RELEASED',
  'WAITING_CREATION',
  'PENDING_CREATION',
  'PENDING',
])

/** DSK-12: whether the staff may change the receiver of an order. */
export const mayChangeReceiver = (status: OrderStatus): boolean => BEFORE_HAND_OVER.has(status)

/** DSK-12: saves another receiver in its normal form, checked as the customer's own change is (PER-3). */
export const changeReceiver = (
  deps: Pick<StaffOrderDeps, 'database' | 'now' | 'wake'>,
  orderNumber: string,
  typed: Addressee,
): Promise<StaffOrderResult<null, InvalidReceiver>> =>
  changeStaffOrder(deps, orderNumber, async (tx, order): Promise<StaffOrderResult<null, InvalidReceiver>> => {
    if (!mayChangeReceiver(order.status)) return statusNotAllowed(order, 'NOT_ALLOWED')
    const receiver = normaliseReceiver(typed)
    const fields = receiverViolations(receiver, prefecturesOf)
    if (Object.keys(fields).length > 0) return err({ code: 'RECEIVER_INVALID', fields })
    const { id } = order.details.receiver
    await writeOrderDetails(tx, order, nextUpdatedAt(order, deps.now()), { receiver: { ...receiver, id } })
    return ok(null)
  })

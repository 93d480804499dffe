import { err, ok } from '@irodori/result'
import type { OrderRow } from '../database/tables/orders.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import { plainText } from '../mail/plainText.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { changeStaffOrder } from './changeStaffOrder.ts'

/** Neither the order nor the account of its customer has an e-mail address. */
interface NoAddress {
  readonly code: 'NO_ADDRESS'
}

interface Letter {
  /** A letter of the same order and id is mailed once. */
  readonly letterId: string
  readonly text: string
}

/** DSK-22: mails a text of the staff to the customer of an order; the answer of the customer reaches the shop. */
export const writeToCustomer = (
  deps: StaffOrderDeps,
  orderNumber: string,
  { letterId, text }: Letter,
): Promise<StaffOrderResult<OrderRow, NoAddress>> =>
  changeStaffOrder(deps, orderNumber, async (tx, order): Promise<StaffOrderResult<OrderRow, NoAddress>> => {
    const mail = { kind: 'ORDER_LETTER', values: { letter: plainText(text) } } as const
    const key = `letter:${order.order_number}:${letterId}`
    return (await notifyCustomer(deps.writeMail, tx, order, key, mail)) ? ok(order) : err({ code: 'NO_ADDRESS' })
  })

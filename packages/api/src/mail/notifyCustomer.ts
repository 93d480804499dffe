import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { Mail, WriteMail } from './writeMail.ts'

type OrderMail = Pick<Mail, 'kind' | 'values'>

/** Writes a mail to the customer of an order; none if the marketplace has not disclosed the address. */
export async function notifyCustomer(
  writeMail: WriteMail,
  tx: Transacting,
  order: OrderRow,
  dedupKey: string,
  mail: OrderMail,
): Promise<void> {
  if (order.orderer_email === null) return
  const about = { to: order.orderer_email, orderNumber: order.order_number, dedupKey }
  await writeMail(tx, { ...mail, ...about } as Mail)
}

/** Asks the customer, once, to place a separate order for each receiver. */
export const requestReorder = (writeMail: WriteMail, tx: Transacting, order: OrderRow): Promise<void> =>
  notifyCustomer(writeMail, tx, order, `reorder:${order.order_number}`, {
    kind: 'ORDER_REORDER',
    values: { orderNumber: order.order_number },
  })

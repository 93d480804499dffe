import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { Mail, WriteMail } from './writeMail.ts'

type OrderMail = Pick<Mail, 'kind' | 'values'>

/** Writes a mail to whoever placed an order; none where the marketplace has not told the address. */
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

/** Asks, once, for an order of its own for each receiver. */
export const requestReorder = (writeMail: WriteMail, tx: Transacting, order: OrderRow): Promise<void> =>
  notifyCustomer(writeMail, tx, order, `reorder:${order.order_number}`, {
    kind: 'ORDER_REORDER',
    values: { orderNumber: order.order_number },
  })

import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import type { MailKind, MailValues } from '../renderMail.ts'
import type { Mail, WriteMail } from '../writeMail.ts'
import { findOrderReader } from './findOrderReader.ts'
import { readOrderSummary } from './readOrderSummary.ts'

/** The kinds of mail that are about one order. */
type OrderMailKind = {
  [Kind in MailKind]: MailValues[Kind] extends { readonly order: unknown } ? Kind : never
}[MailKind]

type OrderMail = {
  readonly [Kind in OrderMailKind]: { readonly kind: Kind; readonly values: Omit<MailValues[Kind], 'order'> }
}[OrderMailKind]

/**
 * Writes a mail to the customer of an order, in the customer's language and with the content of the order.
 * @param order as it is after the event that causes the mail
 * @returns false, with no mail written, if neither the marketplace nor the customer has given an address
 */
export async function notifyCustomer(
  writeMail: WriteMail,
  tx: Transacting,
  order: OrderRow,
  dedupKey: string,
  { kind, values }: OrderMail,
): Promise<boolean> {
  const reader = await findOrderReader(tx, order)
  if (!reader) return false
  const { email: to, language } = reader
  const summary = await readOrderSummary(tx, order, language)
  const about = { to, language, orderNumber: order.order_number, dedupKey }
  await writeMail(tx, { kind, ...about, values: { ...values, order: summary } } as Mail)
  return true
}

/** Asks the customer, once, to place a separate order for each receiver. */
export const requestReorder = (writeMail: WriteMail, tx: Transacting, order: OrderRow): Promise<boolean> =>
  notifyCustomer(writeMail, tx, order, `reorder:${order.order_number}`, { kind: 'ORDER_REORDER', values: {} })

/** Tells the customer, once, that the shop has the order. */
export const confirmOrder = (writeMail: WriteMail, tx: Transacting, order: OrderRow): Promise<boolean> =>
  notifyCustomer(writeMail, tx, order, `received:${order.order_number}`, { kind: 'ORDER_RECEIVED', values: {} })

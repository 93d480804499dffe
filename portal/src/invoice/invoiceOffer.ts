import type { Order } from '@irodori/contract/entities/order'
import { isInvoiceAvailable, lastInvoiceDay } from '@irodori/rules/invoice'

/** Whether my page offers the receipt of an order: OFFERED until a day, OVER since a day, UNPAID for now, or never. */
export type InvoiceOffer =
  | { readonly kind: 'OFFERED' | 'OVER'; readonly until: string }
  | { readonly kind: 'UNPAID'; readonly paymentType: Order['paymentType'] }
  | { readonly kind: 'NONE' }

/**
 * RCP-1: offered until six months after shipping, or after the order date if not shipped; never for a cancelled order,
 * and not before the order is paid.
 */
export function invoiceOffer(
  order: Pick<Order, 'status' | 'orderDate' | 'shipDate' | 'isPaid' | 'paymentType'>,
  now: Date,
): InvoiceOffer {
  if (order.status === 'CANCEL') return { kind: 'NONE' }
  if (!isInvoiceAvailable(order, now)) return { kind: 'OVER', until: lastInvoiceDay(order) }
  if (!order.isPaid) return { kind: 'UNPAID', paymentType: order.paymentType }
  return { kind: 'OFFERED', until: lastInvoiceDay(order) }
}

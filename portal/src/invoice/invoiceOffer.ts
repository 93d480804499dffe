import type { Order } from '@irodori/contract/entities/order'
import { isInvoiceAvailable, lastInvoiceDay } from '@irodori/rules/invoice'

/**
 * Whether my page offers the receipt of an order: OFFERED until a day, OVER since a day, UNPAID for now, or never, because
 * the order is cancelled (NONE), points and coupons paid for everything (NOTHING_PAID) or its shop has not stated what was
 * paid (AMOUNT_UNKNOWN).
 */
export type InvoiceOffer =
  | { readonly kind: 'OFFERED' | 'OVER'; readonly until: string }
  | { readonly kind: 'UNPAID'; readonly paymentType: Order['paymentType'] }
  | { readonly kind: 'NONE' | 'NOTHING_PAID' | 'AMOUNT_UNKNOWN' }

/**
 * RCP-1: offered until six months after shipping, or after the order date if not shipped; never for a cancelled order,
 * not before the order is paid, and not without an amount that was paid.
 */
export function invoiceOffer(
  order: Pick<Order, 'status' | 'orderDate' | 'shipDate' | 'isPaid' | 'paymentType' | 'amounts'>,
  now: Date,
): InvoiceOffer {
  if (order.status === 'CANCEL') return { kind: 'NONE' }
  if (!isInvoiceAvailable(order, now)) return { kind: 'OVER', until: lastInvoiceDay(order) }
  if (!order.isPaid) return { kind: 'UNPAID', paymentType: order.paymentType }
  if (order.amounts.paid === null) return { kind: 'AMOUNT_UNKNOWN' }
  if (order.amounts.paid === 0) return { kind: 'NOTHING_PAID' }
  return { kind: 'OFFERED', until: lastInvoiceDay(order) }
}

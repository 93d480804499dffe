import type { Order } from '@irodori/contract/entities/order'
import { isInvoiceAvailable, lastInvoiceDay } from '@irodori/rules/invoice'

/** Whether my page offers the receipt of an order: OFFERED until a day, OVER since a day, or never. */
export type InvoiceOffer = { readonly kind: 'OFFERED' | 'OVER'; readonly until: string } | { readonly kind: 'NONE' }

/** RCP-1: offered until six months after shipping, or after the order date if not shipped; never for a cancelled order. */
export function invoiceOffer(order: Pick<Order, 'status' | 'orderDate' | 'shipDate'>, now: Date): InvoiceOffer {
  if (order.status === 'CANCEL') return { kind: 'NONE' }
  return { kind: isInvoiceAvailable(order, now) ? 'OFFERED' : 'OVER', until: lastInvoiceDay(order) }
}

import type { Order } from '@irodori/contract'
import { isInvoiceAvailable, lastInvoiceDay } from '@irodori/rules'

/** Whether my page offers the receipt of an order: now, until a day that is over, or never. */
export type InvoiceOffer = { readonly kind: 'OFFERED' | 'OVER'; readonly until: string } | { readonly kind: 'NONE' }

/** RCP-1: for six months after shipping, or after the order where it has not shipped; never for a cancelled one. */
export function invoiceOffer(order: Pick<Order, 'status' | 'orderDate' | 'shipDate'>, now: Date): InvoiceOffer {
  if (order.status === 'CANCEL') return { kind: 'NONE' }
  return { kind: isInvoiceAvailable(order, now) ? 'OFFERED' : 'OVER', until: lastInvoiceDay(order) }
}

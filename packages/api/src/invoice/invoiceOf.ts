import type { Invoice } from '@irodori/contract/entities/order'
import { receiptAmount } from '@irodori/rules/amounts'
import { invoiceDescription, invoiceName, isInvoiceAvailable, lastInvoiceDay } from '@irodori/rules/invoice'
import type { Selectable } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Tables } from '../database/tables.ts'

export type InvoiceRow = Selectable<Tables['invoice']>

export async function findInvoice(database: Database, orderNumber: string): Promise<InvoiceRow | null> {
  const row = await database
    .selectFrom('invoice')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return row ?? null
}

/** The amount of the receipt of an order (INV-7); null if there is none. */
const amountOf = ({ status, details }: OrderRow, now: Date): number | null =>
  status !== 'CANCEL' && details.isSettled && isInvoiceAvailable(details, now) ? receiptAmount(details) : null

/**
 * The content of the receipt of an order, with defaults for the fields that the customer has not filled in.
 * @returns null if there is none: it confirms that money was received, so the order must be paid, not be cancelled, and
 * its shop must have stated what was paid
 */
export function presentInvoice(order: OrderRow, row: InvoiceRow | null, now: Date): Invoice | null {
  const { details } = order
  const amount = amountOf(order, now)
  if (amount === null) return null
  return {
    name: invoiceName(row?.name ?? '', details.orderer),
    describe: invoiceDescription(row?.description ?? ''),
    totalPrice: amount,
    isReissue: (row?.issues ?? 0) > 0,
    isSeenTutorial: row?.is_seen_tutorial ?? false,
    availableUntil: lastInvoiceDay(details),
  }
}

/** Whether there is a receipt of an order now. */
export const hasInvoice = (order: OrderRow, now: Date): boolean => amountOf(order, now) !== null

import type { Invoice } from '@irodori/contract/entities/order'
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

/** A receipt confirms that money was received, so a cancelled or unpaid order has none. */
export const hasInvoice = ({ status, details }: OrderRow, now: Date): boolean =>
  status !== 'CANCEL' && details.isSettled && isInvoiceAvailable(details, now)

/** The content of the receipt of an order, with defaults for the fields that the customer has not filled in. */
export const presentInvoice = ({ details }: OrderRow, row: InvoiceRow | null): Invoice => ({
  name: invoiceName(row?.name ?? '', details.orderer),
  describe: invoiceDescription(row?.description ?? ''),
  totalPrice: details.totalPrice,
  isReissue: (row?.issues ?? 0) > 0,
  isSeenTutorial: row?.is_seen_tutorial ?? false,
  availableUntil: lastInvoiceDay(details),
})

import type { Orderer } from '@irodori/contract/entities/order'
import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'

const INVOICE_MONTHS = 6

export const DEFAULT_INVOICE_DESCRIPTION = 'お品代'

interface InvoiceDates {
  readonly orderDate: Date | string
  readonly shipDate: Date | string | null
}

/** INV-1: the last day on which the invoice is available: six months after shipping, or after the order until it ships. */
export const lastInvoiceDay = ({ orderDate, shipDate }: InvoiceDates): string =>
  addMonths(tokyoDay(shipDate ?? orderDate), INVOICE_MONTHS)

/** INV-1: whether the invoice is available now, the last day included. */
export const isInvoiceAvailable = (dates: InvoiceDates, now: Date): boolean => tokyoDay(now) <= lastInvoiceDay(dates)

/** INV-2: the name on the invoice; if blank, the orderer's family name and first name. */
export const invoiceName = (name: string, orderer: Pick<Orderer, 'familyName' | 'firstName'>): string =>
  name.trim() === '' ? `${orderer.familyName}${orderer.firstName}` : name

/** INV-3: the description on the invoice; if blank, the default. */
export const invoiceDescription = (description: string): string =>
  description.trim() === '' ? DEFAULT_INVOICE_DESCRIPTION : description

/** INV-4: the file name, which marks a reissue. */
export const invoiceFileName = (orderNumber: string, isReissue: boolean): string =>
  isReissue ? `領収書_再発行_${orderNumber}.pdf` : `領収書_${orderNumber}.pdf`

/** INV-5: an invoice can be edited while it is available, once the customer has seen its tutorial. */
export const canEditInvoice = (
  invoice: { readonly isSeenTutorial: boolean },
  dates: InvoiceDates,
  now: Date,
): boolean => invoice.isSeenTutorial && isInvoiceAvailable(dates, now)

/** INV-6: the file name of a downloaded design: 01.png, 02.png and so on. `index` counts from 0. */
export const designFileName = (index: number): string => `${String(index + 1).padStart(2, '0')}.png`

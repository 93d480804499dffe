import type { Orderer } from '@irodori/contract'
import { addMonths, tokyoDay } from '../calendar/tokyoDay.ts'

const INVOICE_MONTHS = 6

export const DEFAULT_INVOICE_DESCRIPTION = 'お品代'

interface InvoiceDates {
  readonly orderDate: Date | string
  readonly shipDate: Date | string | null
}

/** INV-1: the last day on which an invoice can be had: six months after shipping, or after the order if it has not shipped. */
export const lastInvoiceDay = ({ orderDate, shipDate }: InvoiceDates): string =>
  addMonths(tokyoDay(shipDate ?? orderDate), INVOICE_MONTHS)

/** INV-1: whether an invoice can be had now; its last day still counts. */
export const isInvoiceAvailable = (dates: InvoiceDates, now: Date): boolean => tokyoDay(now) <= lastInvoiceDay(dates)

/** INV-2: a blank name is the orderer's family name and first name. */
export const invoiceName = (name: string, orderer: Pick<Orderer, 'familyName' | 'firstName'>): string =>
  name.trim() === '' ? `${orderer.familyName}${orderer.firstName}` : name

/** INV-3: a blank description says that goods were paid for. */
export const invoiceDescription = (description: string): string =>
  description.trim() === '' ? DEFAULT_INVOICE_DESCRIPTION : description

/** INV-4: the name of the file, which tells a reissue. */
export const invoiceFileName = (orderNumber: string, isReissue: boolean): string =>
  isReissue ? `領収書_再発行_${orderNumber}.pdf` : `領収書_${orderNumber}.pdf`

/** INV-5: an invoice is edited only by someone who has seen the tutorial, while it can be had. */
export const canEditInvoice = (
  invoice: { readonly isSeenTutorial: boolean },
  dates: InvoiceDates,
  now: Date,
): boolean => invoice.isSeenTutorial && isInvoiceAvailable(dates, now)

/** INV-6: downloaded designs are 01.png, 02.png and so on; `index` counts from 0. */
export const designFileName = (index: number): string => `${String(index + 1).padStart(2, '0')}.png`

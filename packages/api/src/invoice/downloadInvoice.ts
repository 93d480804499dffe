import type { Invoice } from '@irodori/contract/entities/order'
import { receiptTaxes } from '@irodori/rules/amounts'
import { invoiceFileName } from '@irodori/rules/invoice'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import { isDemoIssuer } from '../profile/demoIssuer.ts'
import type { ShopProfile } from '../profile/shopProfile.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { drawInvoice } from './drawInvoice.ts'
import type { InvoiceRow } from './invoiceOf.ts'
import { findInvoice, presentInvoice } from './invoiceOf.ts'

export interface InvoiceDeps {
  readonly database: Database
  readonly now: () => Date
  /** Whether the shop is a demonstration, the only one whose receipts may name the demo's issuer. */
  readonly isDemo: boolean
  readonly log: (line: string) => void
}

const PDF = 'application/pdf'
/** Attempts for concurrent downloads of one receipt; each except the first is drawn again, as a reissue. */
const ATTEMPTS = 5

/**
 * The receipt of an order: the first download is the original, each later one a reissue. It is counted after it was
 * drawn, so a receipt that cannot be drawn is not counted. A preview is marked as a sample and not counted.
 */
export async function downloadInvoice(deps: InvoiceDeps, order: OrderRow, isPreview: boolean): Promise<Outcome<null>> {
  const { database, now } = deps
  const at = now()
  const profile = await readProfile(database)
  if (!deps.isDemo && isDemoIssuer(profile.issuer)) {
    deps.log('a receipt was refused: the issuer of the profile is that of the demo shop; correct it with profile set')
    return fail(403, 'INVOICE_NOT_AVAILABLE')
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await findInvoice(database, order.order_number)
    const invoice = presentInvoice(order, row, at)
    if (invoice === null) return fail(403, 'INVOICE_NOT_AVAILABLE')
    const bytes = await draw(profile, order, invoice, { number: (row?.issues ?? 0) + 1, isPreview, at })
    if (isPreview) return file(bytes, PDF, 'NEVER')
    const isCounted = await transact(database, (tx) => countIssue(tx, order.order_number, row, at))
    const isReissue = (row?.issues ?? 0) > 0
    if (isCounted) return file(bytes, PDF, 'NEVER', invoiceFileName(order.order_number, isReissue))
  }
  return fail(503, 'BUSY', { retryAfterSeconds: 1 })
}

interface Issue {
  /** Counted from 1. */
  readonly number: number
  readonly isPreview: boolean
  readonly at: Date
}

async function draw(
  { issuer, colours }: ShopProfile,
  order: OrderRow,
  invoice: Invoice,
  { number, isPreview, at }: Issue,
): Promise<Uint8Array> {
  const { orderDate, payMethod } = order.details
  return drawInvoice({
    ...invoice,
    taxes: receiptTaxes(order.details),
    number: `${order.order_number}-${number}`,
    issuedOn: japaneseDate(at),
    orderNumber: order.order_number,
    orderedOn: japaneseDate(orderDate),
    payMethod,
    isPreview,
    issuer,
    accent: colours.accent,
    createdAt: at,
  })
}

/** False if it was issued or changed after it was read. */
async function countIssue(tx: Transacting, orderNumber: string, row: InvoiceRow | null, at: Date): Promise<boolean> {
  if (row === null) {
    const first = { order_number: orderNumber, name: '', description: '', is_seen_tutorial: false, issues: 1 }
    const added = await tx
      .insertInto('invoice')
      .values({ ...first, updated_at: at })
      .onConflict((conflict) => conflict.column('order_number').doNothing())
      .returning('order_number')
      .executeTakeFirst()
    return added !== undefined
  }
  const { numUpdatedRows } = await tx
    .updateTable('invoice')
    .set({ issues: row.issues + 1 })
    .where('order_number', '=', orderNumber)
    .where('issues', '=', row.issues)
    .where('name', '=', row.name)
    .where('description', '=', row.description)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** 2026年11月21日 */
function japaneseDate(instant: Date | string): string {
  const [year, month, date] = tokyoDay(instant).split('-').map(Number)
  return `${year}年${month}月${date}日`
}

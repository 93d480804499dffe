import { invoiceFileName, tokyoDay } from '@irodori/rules'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import { drawInvoice } from './drawInvoice.ts'
import type { InvoiceRow } from './invoiceOf.ts'
import { findInvoice, hasInvoice, presentInvoice } from './invoiceOf.ts'
import { readIssuer } from './issuer.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

const PDF = 'application/pdf'
/** Of downloads of one receipt at the same moment; each but the first is drawn anew, as the reissue that it is. */
const ATTEMPTS = 5

/**
 * The receipt of an order: the first is the original, each later one a reissue. It is drawn first and counted after, as
 * what it says of itself, so what cannot be drawn is not counted. A preview is marked as one and not counted.
 */
export async function downloadInvoice(deps: Deps, order: OrderRow, isPreview: boolean): Promise<Outcome<null>> {
  const { database, now } = deps
  const at = now()
  if (!hasInvoice(order, at)) return fail(403, 'INVOICE_NOT_AVAILABLE')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await findInvoice(database, order.order_number)
    const bytes = await draw(database, order, row, isPreview, at)
    if (isPreview) return file(bytes, PDF, 'NEVER')
    const isCounted = await transact(database, (tx) => countIssue(tx, order.order_number, row, at))
    const isReissue = (row?.issues ?? 0) > 0
    if (isCounted) return file(bytes, PDF, 'NEVER', invoiceFileName(order.order_number, isReissue))
  }
  return fail(503, 'BUSY', { retryAfter: 1 })
}

async function draw(
  database: Database,
  order: OrderRow,
  row: InvoiceRow | null,
  isPreview: boolean,
  at: Date,
): Promise<Uint8Array> {
  const { orderDate, payMethod } = order.details
  return drawInvoice({
    ...presentInvoice(order, row),
    number: `${order.order_number}-${(row?.issues ?? 0) + 1}`,
    issuedOn: dayWords(at),
    orderNumber: order.order_number,
    orderedOn: dayWords(orderDate),
    payMethod,
    isPreview,
    issuer: await readIssuer(database),
    createdAt: at,
  })
}

/** False where it was issued or changed since it was read. */
async function countIssue(tx: Transacting, orderNumber: string, row: InvoiceRow | null, at: Date): Promise<boolean> {
  if (row === null) {
    const fresh = { order_number: orderNumber, name: '', description: '', is_seen_tutorial: false, issues: 1 }
    const added = await tx
      .insertInto('invoice')
      .values({ ...fresh, updated_at: at })
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
function dayWords(instant: Date | string): string {
  const [year, month, date] = tokyoDay(instant).split('-').map(Number)
  return `${year}年${month}月${date}日`
}

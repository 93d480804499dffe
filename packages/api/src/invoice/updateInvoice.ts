import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Invoice } from '@irodori/contract/entities/order'
import { canEditInvoice } from '@irodori/rules/invoice'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { findInvoice, hasInvoice, presentInvoice } from './invoiceOf.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

type Input = BodyOf<typeof endpoints.updateInvoice>

/** Saves the content of a receipt. The call that confirms the tutorial may already edit. */
export async function updateInvoice({ database, now }: Deps, order: OrderRow, input: Input): Promise<Outcome<Invoice>> {
  const at = now()
  if (!hasInvoice(order, at)) return fail(403, 'INVOICE_NOT_AVAILABLE')
  return transact(database, async (tx) => {
    const before = await findInvoice(tx, order.order_number)
    const isSeenTutorial = before?.is_seen_tutorial === true || input.isSeenTutorial === true
    if (!canEditInvoice({ isSeenTutorial }, order.details, at)) return fail(403, 'STATUS_NOT_ALLOWED')
    const content = {
      name: input.name.trim(),
      description: input.describe.trim(),
      is_seen_tutorial: isSeenTutorial,
      updated_at: at,
    }
    const row = await tx
      .insertInto('invoice')
      .values({ order_number: order.order_number, issues: 0, ...content })
      .onConflict((conflict) => conflict.column('order_number').doUpdateSet(content))
      .returningAll()
      .executeTakeFirstOrThrow()
    const invoice = presentInvoice(order, row, at)
    return invoice ? answer(invoice) : fail(403, 'INVOICE_NOT_AVAILABLE')
  })
}

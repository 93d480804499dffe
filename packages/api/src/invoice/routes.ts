import { endpoints } from '@irodori/contract/endpoints'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { downloadInvoice } from './downloadInvoice.ts'
import { findInvoice, hasInvoice, presentInvoice } from './invoiceOf.ts'
import { updateInvoice } from './updateInvoice.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

export function invoiceRoutes(register: Register, deps: Deps): void {
  const { database, now } = deps

  register.forSession(endpoints.readInvoice, async ({ params, caller }) => {
    const orderResult = await ownOrder(database, caller, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    if (!hasInvoice(order, now())) return fail(403, 'INVOICE_NOT_AVAILABLE')
    return answer(presentInvoice(order, await findInvoice(database, order.order_number)))
  })

  register.forSession(endpoints.updateInvoice, async ({ params, body, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? updateInvoice(deps, order.value, body) : order
  })

  register.forSession(endpoints.downloadInvoice, async ({ params, query, caller, isPrefetch }) => {
    // A download is counted, so it must not be prefetched.
    if (isPrefetch) return fail(403, 'FORBIDDEN', { message: 'PREFETCH' })
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? downloadInvoice(deps, order.value, query.preview) : order
  })
}

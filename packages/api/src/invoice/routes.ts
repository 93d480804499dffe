import { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { InvoiceDeps } from './downloadInvoice.ts'
import { downloadInvoice } from './downloadInvoice.ts'
import { findInvoice, presentInvoice } from './invoiceOf.ts'
import { updateInvoice } from './updateInvoice.ts'

export function invoiceRoutes(register: Register, deps: InvoiceDeps): void {
  const { database, now } = deps

  register.forSession(endpoints.readInvoice, async ({ params, caller }) => {
    const orderResult = await ownOrder(database, caller, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const invoice = presentInvoice(order, await findInvoice(database, order.order_number), now())
    return invoice ? answer(invoice) : fail(403, 'INVOICE_NOT_AVAILABLE')
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

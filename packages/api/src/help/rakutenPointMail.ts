import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { ownOrder } from '../order/ownOrder.ts'

interface Deps {
  readonly database: Database
  readonly writeMail: WriteMail
  readonly wake: () => void
}

/** Sends the mail about payment with points to the customer of the order, once. */
export async function rakutenPointMail(deps: Deps, caller: Caller, orderNumber: string): Promise<Outcome<null>> {
  const { database, writeMail, wake } = deps
  const orderResult = await ownOrder(database, caller, orderNumber)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  if (order.details.paymentType !== 'RAKUTEN_POINT') return fail(400, 'STATUS_NOT_ALLOWED')
  const isAddressKnown = await transact(database, (tx) =>
    notifyCustomer(writeMail, tx, order, `RAKUTEN_POINT:${order.order_number}`, { kind: 'RAKUTEN_POINT', values: {} }),
  )
  if (!isAddressKnown) return fail(404, 'NOT_FOUND', { message: 'ORDERER_EMAIL' })
  wake()
  return answer(null)
}

import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
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
  const { order_number, orderer_email: to } = order
  if (to === null) return fail(404, 'NOT_FOUND', { message: 'ORDERER_EMAIL' })
  await transact(database, (tx) =>
    writeMail(tx, {
      kind: 'RAKUTEN_POINT',
      to,
      dedupKey: `RAKUTEN_POINT:${order_number}`,
      orderNumber: order_number,
      values: { orderNumber: order_number },
    }),
  )
  wake()
  return answer(null)
}

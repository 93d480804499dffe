import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { ownOrder } from '../order/ownOrder.ts'

interface Deps {
  readonly database: Database
  readonly writeMail: WriteMail
  readonly wake: () => void
}

/** Has the mail about paying with points sent to whoever placed the order, once. */
export async function rakutenPointMail(deps: Deps, caller: Caller, orderNumber: string): Promise<Outcome<null>> {
  const { database, writeMail, wake } = deps
  const order = await ownOrder(database, caller, orderNumber)
  if ('kind' in order) return order
  if (order.details.paymentType !== 'RAKUTEN_POINT') return refused(400, 'STATUS_NOT_ALLOWED')
  const { order_number, orderer_email: to } = order
  if (to === null) return refused(404, 'NOT_FOUND', { message: 'ORDERER_EMAIL' })
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

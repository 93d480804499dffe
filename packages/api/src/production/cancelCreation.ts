import type { QueryOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { isUnchanged } from '@irodori/rules/reviewViolations'
import type { Database } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { statusFailure } from '../order/statusFailure.ts'
import { revokeStart } from './revokeStart.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Called after the commit, when a mail waits to be sent. */
  readonly wake: () => void
}

type Input = QueryOf<typeof endpoints.cancelCreation>

/**
 * Ends the waiting period without production, and tells the customer by mail. The order becomes a DRAFT, so a repeated
 * call succeeds and changes nothing. A delayed call
 * names the version that it was made for and does not end a waiting period that began later.
 */
export async function cancelCreation(
  { database, now, writeMail, wake }: Deps,
  orderNumber: string,
  { updatedAt }: Input = {},
): Promise<Outcome<null>> {
  const takenBack = await transactResult(database, async (tx): Promise<Outcome<null>> => {
    const order = await lockOrder(tx, orderNumber)
    if (order?.status === 'DRAFT') return answer(null)
    if (order?.status !== 'WAITING_CREATION') return statusFailure(order?.status ?? 'CANCEL')
    if (updatedAt !== undefined && !isUnchanged(updatedAt, order.updated_at.toISOString())) {
      return fail(400, 'ORDER_CHANGED')
    }
    const changed = await revokeStart(tx, order, now())
    const began = order.waiting_began_at?.toISOString() ?? ''
    await notifyCustomer(writeMail, tx, changed, `taken-back:${orderNumber}:${began}`, {
      kind: 'ORDER_TAKEN_BACK',
      values: {},
    })
    return answer(null)
  })
  if (takenBack.ok) wake()
  return takenBack
}

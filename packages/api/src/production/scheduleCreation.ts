import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Language } from '@irodori/contract/language'
import type { OrderRow } from '../database/tables/orders.ts'
import { transactResult } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import type { StartCheckDeps } from './checkBeforeStart.ts'
import { checkBeforeStart } from './checkBeforeStart.ts'
import type { StartDeps, StartInput } from './startWaitingPeriod.ts'
import { startWaitingPeriod } from './startWaitingPeriod.ts'

type Answer = AnswerOf<typeof endpoints.scheduleCreation>

/**
 * Starts the waiting period of an order in the version that its customer was shown. The marketplace is asked before the
 * transaction; everything that can be checked here is checked inside it. An order that already waits gets the same
 * answer and is not changed.
 */
export async function scheduleCreation(
  deps: StartDeps & StartCheckDeps,
  order: OrderRow,
  input: StartInput,
  language: Language | null,
): Promise<Outcome<Answer>> {
  const payment = await checkBeforeStart(deps, order, input)
  if (!payment.ok) return payment
  const started = await transactResult(deps.database, async (tx): Promise<Outcome<Answer>> => {
    const waiting = await startWaitingPeriod(deps, tx, order.order_number, input, payment.value)
    if (!waiting.ok) return waiting
    const now = deps.now()
    const clientEndingTime = (waiting.value.waiting_ends_at ?? now).toISOString()
    // Presented under the lock: after the commit the customer may take the order back and change its designs.
    return answer({ order: await presentOrder(tx, waiting.value, now, language), clientEndingTime })
  })
  if (started.ok) deps.wake()
  return started
}

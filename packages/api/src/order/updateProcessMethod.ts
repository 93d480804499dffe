import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import type { ChangeDeps } from './changeOrder.ts'
import { changeOrder, OPEN_STATUSES } from './changeOrder.ts'
import { orderFacts } from './orderFacts.ts'
import { writeOrder } from './writeOrder.ts'

/** Chooses between the normal way and the digital message, which what is downloaded cannot go. */
export async function updateProcessMethod(
  deps: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  { processMethod }: BodyOf<typeof endpoints.updateProcessMethod>,
): Promise<Outcome<AnswerOf<typeof endpoints.updateProcessMethod>>> {
  return changeOrder(deps, caller, orderNumber, OPEN_STATUSES, async (tx, order, at) => {
    const bought = order.details.products.map(({ productId }) => productId)
    const { hasLineProduct } = orderFacts(order, await findProducts(tx, bought))
    if (hasLineProduct && processMethod === 'digital_message') return refused(403, 'STATUS_NOT_ALLOWED')
    const written = await writeOrder(tx, order, at, { processMethod })
    return answer({ processMethod, updatedAt: written.updated_at.toISOString() })
  })
}

import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { mayChange } from '@irodori/rules/orderStatus'
import { findProducts } from '../catalogue/catalogue.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { ChangeDeps } from '../order/changeOrder.ts'
import { changeOrder } from '../order/changeOrder.ts'
import { orderFacts } from '../order/orderFacts.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { dropWishes } from '../orderView/promiseShipDates.ts'

/** Chooses between normal delivery and a digital message. Orders of the messaging app are downloaded and cannot choose. */
export async function updateProcessMethod(
  deps: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  { processMethod }: BodyOf<typeof endpoints.updateProcessMethod>,
): Promise<Outcome<AnswerOf<typeof endpoints.updateProcessMethod>>> {
  return changeOrder(deps, caller, orderNumber, mayChange, async (tx, order, at) => {
    const bought = order.details.products.map(({ productId }) => productId)
    const { hasLineProduct } = orderFacts(order, await findProducts(tx, bought))
    if (hasLineProduct && processMethod === 'digital_message') return fail(403, 'STATUS_NOT_ALLOWED')
    // A day and a time were chosen for the other way of delivery.
    if (processMethod !== order.details.processMethod) await dropWishes(tx, order)
    const written = await writeOrderDetails(tx, order, at, { processMethod })
    return answer({ processMethod, updatedAt: written.updated_at.toISOString() })
  })
}

import type { Order } from '@irodori/contract/entities/order'
import type { Language } from '@irodori/contract/language'
import { readSnapshot } from '../database/readSnapshot.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { Visitor } from '../limits/guesses.ts'
import { findOrder } from '../order/findOrder.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import type { ProofDeps } from './verifyOrder.ts'
import { proveOrderByPhone } from './verifyOrder.ts'

/** Imports an order of a marketplace and joins it to the caller's account. A repeated call changes nothing. */
export async function createOrder(
  deps: ProofDeps,
  caller: Caller | null,
  claim: { readonly orderNumber: string; readonly phoneNumber: string },
  visitor: Visitor,
  language: Language | null,
): Promise<Outcome<Order>> {
  const order = await proveOrderByPhone(deps, caller, claim, visitor)
  if (!order.ok) return order
  return readSnapshot(deps.database, async (snapshot) => {
    const current = (await findOrder(snapshot, order.value.order_number)) ?? order.value
    return answer(await presentOrder(snapshot, current, deps.now(), language))
  })
}

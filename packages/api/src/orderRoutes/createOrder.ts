import type { Order } from '@irodori/contract/entities/order'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { Visitor } from '../limits/guesses.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import type { ProofDeps } from './verifyOrder.ts'
import { proveOrderByPhone } from './verifyOrder.ts'

/** Imports an order of a marketplace and joins it to the caller's account. A repeated call changes nothing. */
export async function createOrder(
  deps: ProofDeps,
  caller: Caller | null,
  claim: { readonly orderNumber: string; readonly phoneNumber: string },
  visitor: Visitor,
): Promise<Outcome<Order>> {
  const order = await proveOrderByPhone(deps, caller, claim, visitor)
  return order.ok ? answer(await presentOrder(deps.database, order.value, deps.now())) : order
}

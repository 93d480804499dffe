import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import { findProduct } from '../catalogue/catalogue.ts'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { joinOrder } from '../order/joinOrder.ts'
import type { Guesses, Visitor } from '../limits/guesses.ts'
import { checkPhone } from '../orderAccess/checkPhone.ts'

export interface ProofDeps {
  readonly database: Database
  readonly now: () => Date
  readonly guesses: Guesses
  readonly marketplaces: Marketplaces
}

type Claim = BodyOf<typeof endpoints.verifyOrder>

/** Whether an order may design a product now. The order is joined to the caller's account where there is one. */
export async function verifyOrder(
  deps: ProofDeps,
  caller: Caller | null,
  claim: Claim,
  visitor: Visitor,
): Promise<Outcome<AnswerOf<typeof endpoints.verifyOrder>>> {
  const { database } = deps
  const orderResult = await proveOrderByPhone(deps, caller, claim, visitor)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value

  const bought = order.details.products.map(({ productId }) => productId)
  if (order.status === 'CANCEL') return fail(403, 'ORDER_IS_CANCELLED')
  if (order.status === 'PENDING_CANCEL') return fail(403, 'MULTI_ADDRESS_RAKUTEN_ORDER')
  if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')

  const product = await findProduct(database, claim.productId)
  if (!product) return fail(403, 'PRODUCT_IS_NOT_FOUND')
  if (product.isDeleted) return fail(403, 'PRODUCT_IS_DELETED')
  if (!product.isPublic) return fail(403, 'PRODUCT_IS_NOT_PUBLIC')
  if (!bought.includes(product.id)) return fail(404, 'NOT_MATCH_PRODUCT_WITH_ORDER')
  const refusal = claim.actionType === 'update' ? await checkEdited(database, order, claim) : null
  return refusal ?? answer({ orderNumber: order.order_number, paymentType: order.details.payMethod || null })
}

/**
 * The order that a phone number proves, joined to the caller's account where there is one. An order of another account
 * stays there and is refused, because the caller could not save into it.
 */
export async function proveOrderByPhone(
  deps: ProofDeps,
  caller: Caller | null,
  claim: Pick<Claim, 'orderNumber' | 'phoneNumber'>,
  visitor: Visitor,
): Promise<Result<OrderRow, ApiError>> {
  const order = await checkPhone(deps, claim, visitor)
  if (!order.ok || caller?.role !== 'USER') return order
  const { accountId } = caller
  const isJoined = await transact(deps.database, (tx) => joinOrder(tx, accountId, order.value.order_number))
  return isJoined ? ok({ ...order.value, account_id: accountId }) : fail(403, 'FORBIDDEN')
}

/**
 * Checks that the edited designs of this order are designs of this product. Designs of another order are accepted,
 * because a save may move them here.
 */
async function checkEdited(
  database: Database,
  order: OrderRow,
  { designIds = [], productId }: Claim,
): Promise<ApiFailure | null> {
  if (designIds.length === 0) return null
  const own = await database
    .selectFrom('design')
    .select('draft')
    .where('order_number', '=', order.order_number)
    .where('id', 'in', designIds)
    .execute()
  const isOther = own.some(({ draft }) => draft.productId !== productId)
  return isOther ? fail(404, 'NOT_MATCH_PRODUCT_WITH_ORDER') : null
}

import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import { joinOrder } from '../account/joinOrder.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome, Refusal } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { checkPhone } from './checkPhone.ts'
import { statusAfter } from './statusAfter.ts'

export interface ProofDeps {
  readonly database: Database
  readonly now: () => Date
  readonly wrongTriesPerHour: number
  readonly outside: OutsideShops
}

type Claim = BodyOf<typeof endpoints.verifyOrder>

/** Whether an order may design a product now. The order of an account that is logged in becomes one of its orders. */
export async function verifyOrder(
  deps: ProofDeps,
  caller: Caller | null,
  claim: Claim,
): Promise<Outcome<AnswerOf<typeof endpoints.verifyOrder>>> {
  const { database } = deps
  const order = await proveOrder(deps, caller, claim)
  if ('kind' in order) return order

  const bought = order.details.products.map(({ productId }) => productId)
  if (order.status === 'CANCEL') return refused(403, 'ORDER_IS_CANCELLED')
  if (order.status === 'PENDING_CANCEL') return refused(403, 'MULTI_ADDRESS_RAKUTEN_ORDER')
  if ((await statusAfter(database, order, 'DESIGN_SAVED')) === null) return refused(403, 'ORDER_IS_PRODUCED')

  const product = await findProduct(database, claim.productId)
  if (!product) return refused(403, 'PRODUCT_IS_NOT_FOUND')
  if (product.isDeleted) return refused(403, 'PRODUCT_IS_DELETED')
  if (!product.isPublic) return refused(403, 'PRODUCT_IS_NOT_PUBLIC')
  if (!bought.includes(product.id)) return refused(404, 'NOT_MATCH_PRODUCT_WITH_ORDER')
  const refusal = claim.actionType === 'update' ? await checkEdited(database, order, claim) : null
  return refusal ?? answer({ orderNumber: order.order_number, paymentType: order.details.payMethod || null })
}

/**
 * The order that a phone number proves; who is logged in to an account has it joined to the account. An order that
 * belongs to another account stays there and is refused: nothing could be saved into it.
 */
export async function proveOrder(
  deps: ProofDeps,
  caller: Caller | null,
  claim: Pick<Claim, 'orderNumber' | 'phoneNumber'>,
): Promise<OrderRow | Refusal> {
  const order = await checkPhone(deps, claim)
  if ('kind' in order || caller?.role !== 'USER') return order
  const { accountId } = caller
  const isJoined = await transact(deps.database, (tx) => joinOrder(tx, accountId, order.order_number))
  return isJoined ? { ...order, account_id: accountId } : refused(403, 'FORBIDDEN')
}

/**
 * Designs of this order that are edited are designs of this product. Those that are not of this order are no objection:
 * a save may move them here from another.
 */
async function checkEdited(
  database: Database,
  order: OrderRow,
  { designIds = [], productId }: Claim,
): Promise<Refusal | null> {
  if (designIds.length === 0) return null
  const own = await database
    .selectFrom('design')
    .select('draft')
    .where('order_number', '=', order.order_number)
    .where('id', 'in', designIds)
    .execute()
  const isOther = own.some(({ draft }) => draft.productId !== productId)
  return isOther ? refused(404, 'NOT_MATCH_PRODUCT_WITH_ORDER') : null
}

import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import { findProduct } from '../catalogue/catalogue.ts'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { Database } from '../database/tables.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import { checkPhone } from './checkPhone.ts'
import { statusAfter } from './statusAfter.ts'

interface Needs {
  readonly database: Database
  readonly now: () => Date
  readonly wrongTriesPerHour: number
  readonly outside: OutsideShops
}

type Claim = BodyOf<typeof endpoints.verifyOrder>

/** Whether an order may design a product now. */
export async function verifyOrder(
  needs: Needs,
  claim: Claim,
): Promise<Outcome<AnswerOf<typeof endpoints.verifyOrder>>> {
  const { database } = needs
  const order = await checkPhone(needs, claim)
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
  return answer({ orderNumber: order.order_number, paymentType: order.details.payMethod || null })
}

import type { Product, StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { ORDER_TRANSITIONS } from '@irodori/rules/orderTransitions'
import { findProduct, findProducts, findTemplate } from '../catalogue/catalogue.ts'
import { presentProducts } from '../catalogue/presentProduct.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrders } from '../order/ownOrder.ts'
import { hasSheetsFor } from '../printability/hasSheetsFor.ts'
import { translated } from '../translation/translations.ts'
import { remainingPieces } from './remainingPieces.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * The products that a design of a template can be copied onto: products of the caller's open orders with the same sheets
 * and with pieces that have no design.
 */
export async function copyTargets(
  { database, now }: Deps,
  caller: Caller,
  templateId: string,
  language: Language | null,
): Promise<Outcome<Product[]>> {
  const template = await findTemplate(database, templateId)
  const made = template && (await findProduct(database, template.productId))
  if (!template || !made) return fail(404, 'NOT_FOUND')
  const wanted = await openProducts(database, await openOrders(database, caller))
  const fitting: StoredProduct[] = []
  const others: StoredProduct[] = []
  for (const { product, remaining } of wanted) {
    const isOffered = product.isPublic && !product.isDeleted && remaining > 0
    const fits = isOffered && (await hasSheetsFor(database, made, product, [template]))
    if (fits) fitting.push(product)
    else others.push(product)
  }
  if (fitting.length === 0) {
    const names = (await translated(database, language, 'products', others)).map(({ name }) => name)
    return fail(400, 'DESIGN_NOT_COPYABLE', { error: { NotCopyable: names } })
  }
  return answer(await presentProducts(database, fitting, now(), language))
}

const OPEN = new Set(ORDER_TRANSITIONS.filter(({ event }) => event === 'DESIGN_SAVED').map(({ from }) => from))

const openOrders = async (database: Database, caller: Caller): Promise<OrderRow[]> =>
  (await ownOrders(database, caller)).filter(({ status }) => OPEN.has(status))

interface Wanted {
  readonly product: StoredProduct
  readonly remaining: number
}

/** The products of these orders, each with the largest number of pieces without a design in one order. */
async function openProducts(database: Database, orders: readonly OrderRow[]): Promise<Wanted[]> {
  const designs = await designsOf(database, orders)
  const most = new Map<string, number>()
  for (const order of orders) {
    const own = designs.filter((row) => row.order_number === order.order_number)
    for (const { productId } of order.details.products) {
      most.set(productId, Math.max(most.get(productId) ?? 0, remainingPieces(order, own, productId)))
    }
  }
  const products = await findProducts(database, [...most.keys()])
  return [...products.values()].map((product) => ({ product, remaining: most.get(product.id) ?? 0 }))
}

async function designsOf(database: Database, orders: readonly OrderRow[]): Promise<DesignRow[]> {
  if (orders.length === 0) return []
  const numbers = orders.map((order) => order.order_number)
  return database.selectFrom('design').selectAll().where('order_number', 'in', numbers).execute()
}

import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { OrderRow, ReservedStock } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import { json } from '../../database/tables.ts'
import { requiredStock } from './requiredStock.ts'

/** Too few pieces are left of these products. */
export interface StockShortage {
  readonly code: 'STOCK_SHORTAGE'
  readonly productNames: readonly string[]
}

/**
 * Reserves the stock that an order is made from. The caller writes the reservation into the details of the order in the
 * same transaction; an order that has a reservation keeps it.
 */
export async function reserveStock(
  tx: Transacting,
  order: OrderRow,
): Promise<Result<readonly ReservedStock[], StockShortage>> {
  const { reservedStock } = order.details
  if (reservedStock && reservedStock.length > 0) return ok(reservedStock)
  const wanted = await requiredStock(tx, order.order_number)
  const products = await lockProducts(tx, wanted)
  const short = wanted.filter((one) => stockOf(products.get(one.productId), one) < one.pieces)
  if (short.length > 0) {
    const productNames = short.map(({ productId }) => products.get(productId)?.name ?? productId)
    return err({ code: 'STOCK_SHORTAGE', productNames })
  }
  await moveStock(tx, products, wanted, -1)
  return ok(wanted)
}

/** Releases the stock that is reserved for an order; the caller empties `reservedStock` in the same transaction. */
export async function releaseStock(tx: Transacting, order: OrderRow): Promise<void> {
  const reserved = order.details.reservedStock ?? []
  await moveStock(tx, await lockProducts(tx, reserved), reserved, 1)
}

/** Locks products in the order of their ids, so that two orders cannot deadlock. */
async function lockProducts(tx: Transacting, pieces: readonly ReservedStock[]): Promise<Map<string, StoredProduct>> {
  const ids = [...new Set(pieces.map(({ productId }) => productId))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'document'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

function stockOf(product: StoredProduct | undefined, { optionIdentifier }: ReservedStock): number {
  if (!product) return 0
  if (optionIdentifier === null) return product.quantityInStock
  return product.options.find(({ identifier }) => identifier === optionIdentifier)?.inStock ?? 0
}

async function moveStock(
  tx: Transacting,
  products: ReadonlyMap<string, StoredProduct>,
  pieces: readonly ReservedStock[],
  sign: 1 | -1,
): Promise<void> {
  const after = new Map(products)
  for (const { productId, optionIdentifier, pieces: count } of pieces) {
    const product = after.get(productId)
    if (!product) continue
    const change = sign * count
    after.set(
      productId,
      optionIdentifier === null
        ? { ...product, quantityInStock: product.quantityInStock + change }
        : {
            ...product,
            options: product.options.map((option) =>
              option.identifier === optionIdentifier ? { ...option, inStock: option.inStock + change } : option,
            ),
          },
    )
  }
  for (const [id, document] of after) {
    await tx
      .updateTable('product')
      .set({ document: json(document) })
      .where('id', '=', id)
      .execute()
  }
}

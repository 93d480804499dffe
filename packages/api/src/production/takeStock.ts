import type { StoredProduct } from '@irodori/contract'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { OrderRow, TakenStock } from '../database/tables/orders.ts'
import { piecesOf } from './piecesOf.ts'

/** What keeps stock from being taken: the names of the products of which too few are left. */
export interface Shortage {
  readonly kind: 'SHORTAGE'
  readonly productNames: readonly string[]
}

/**
 * Takes what an order is made from out of the stock. The caller writes the result into the details of the order, in the
 * same transaction; an order that has taken its part takes nothing more.
 */
export async function takeStock(tx: Transacting, order: OrderRow): Promise<readonly TakenStock[] | Shortage> {
  const { takenStock } = order.details
  if (takenStock && takenStock.length > 0) return takenStock
  const wanted = await piecesOf(tx, order.order_number)
  const products = await lockProducts(tx, wanted)
  const short = wanted.filter((one) => stockOf(products.get(one.productId), one) < one.pieces)
  if (short.length > 0) {
    return { kind: 'SHORTAGE', productNames: short.map(({ productId }) => products.get(productId)?.name ?? productId) }
  }
  await moveStock(tx, products, wanted, -1)
  return wanted
}

/** Gives back what an order has taken, if it has; the caller empties `takenStock` in the same transaction. */
export async function giveStockBack(tx: Transacting, order: OrderRow): Promise<void> {
  const taken = order.details.takenStock ?? []
  await moveStock(tx, await lockProducts(tx, taken), taken, 1)
}

/** In the order of their ids, so that two orders never wait for each other. */
async function lockProducts(tx: Transacting, pieces: readonly TakenStock[]): Promise<Map<string, StoredProduct>> {
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

function stockOf(product: StoredProduct | undefined, { optionIdentifier }: TakenStock): number {
  if (!product) return 0
  if (optionIdentifier === null) return product.quantityInStock
  return product.options.find(({ identifier }) => identifier === optionIdentifier)?.inStock ?? 0
}

async function moveStock(
  tx: Transacting,
  products: ReadonlyMap<string, StoredProduct>,
  pieces: readonly TakenStock[],
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

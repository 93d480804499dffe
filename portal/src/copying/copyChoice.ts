import type { Order } from '@irodori/contract/entities/order'
import type { Product } from '@irodori/contract/entities/product'
import { orderProgress } from '../piece/designGroups.ts'

export type ProductChoice = Pick<Product, 'id' | 'name' | 'imageUrl'>

/**
 * CPY-1: the products of this order onto which a design can be copied: those with pieces left to design among the products
 * that its template fits. The server names the fitting products for all orders of the session.
 */
export function copyChoice(
  order: Pick<Order, 'products' | 'designs'>,
  fitting: readonly ProductChoice[],
): readonly ProductChoice[] {
  const withPiecesLeft = new Set(
    orderProgress(order)
      .products.filter(({ remaining }) => remaining > 0)
      .map(({ product }) => product.productId),
  )
  return fitting.filter(({ id }) => withPiecesLeft.has(id))
}

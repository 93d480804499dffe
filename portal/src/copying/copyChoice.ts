import type { Order, Product } from '@irodori/contract'
import { orderProgress } from '../piece/designGroups.ts'

export type PickedProduct = Pick<Product, 'id' | 'name' | 'imageUrl'>

/**
 * CPY-1: onto which product of this order a design is copied: of those that its template fits (which the server names
 * for all orders of the session), the ones of which pieces are left.
 */
export function copyChoice(
  order: Pick<Order, 'products' | 'designs'>,
  fitting: readonly PickedProduct[],
): readonly PickedProduct[] {
  const left = new Set(
    orderProgress(order)
      .products.filter(({ remaining }) => remaining > 0)
      .map(({ product }) => product.productId),
  )
  return fitting.filter(({ id }) => left.has(id))
}

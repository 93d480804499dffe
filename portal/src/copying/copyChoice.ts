import type { Order } from '@irodori/contract/entities/order'
import type { Product } from '@irodori/contract/entities/product'
import { remainingPieces } from '../piece/designGroups.ts'

export type ProductChoice = Pick<Product, 'id' | 'name' | 'imageUrl'>

/**
 * CPY-1: the products of this order onto which a design can be copied: those with pieces left to design among the products
 * that its template fits. The server names the fitting products for all orders of the session.
 */
export const copyChoice = (
  order: Pick<Order, 'missingParts'>,
  fitting: readonly ProductChoice[],
): readonly ProductChoice[] => fitting.filter(({ id }) => remainingPieces(order, id) > 0)

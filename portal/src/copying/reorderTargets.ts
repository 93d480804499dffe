import type { Order } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import { remainingPieces } from '../piece/designGroups.ts'

/** CPY-8: the open orders in which a piece of the product still has no design. */
export const reorderTargets = (orders: readonly Order[], productId: string): readonly Order[] =>
  orders.filter((order) => mayChange(order.status) && remainingPieces(order, productId) > 0)

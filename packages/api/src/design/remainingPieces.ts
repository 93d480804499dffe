import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'

/**
 * The number of pieces of a product in the order that have no design. Each design group is one piece (BAL-1).
 * @param rows all designs of the order
 */
export function remainingPieces(order: OrderRow, rows: readonly DesignRow[], productId: string): number {
  const bought = order.details.products
    .filter((line) => line.productId === productId)
    .reduce((sum, { unit }) => sum + unit, 0)
  const groups = new Set(rows.filter((row) => row.draft.productId === productId).map((row) => row.group_number))
  return bought - groups.size
}

import type { DesignRow } from '../database/tables/designs.ts'
import type { OrderRow } from '../database/tables/orders.ts'

/**
 * How many pieces of a product of the order have no design yet. Each group of designs is one piece (BAL-1).
 * @param rows every design of the order
 */
export function remainingOf(order: OrderRow, rows: readonly DesignRow[], productId: string): number {
  const bought = order.details.products
    .filter((line) => line.productId === productId)
    .reduce((sum, { unit }) => sum + unit, 0)
  const groups = new Set(rows.filter((row) => row.draft.productId === productId).map((row) => row.group_number))
  return bought - groups.size
}

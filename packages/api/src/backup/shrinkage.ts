import type { Manifest } from './backup.ts'

type Counted = Pick<Manifest, 'tables' | 'files'>

const rowsOf = ({ tables }: Counted): number => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
const ordersOf = ({ tables }: Counted): number => tables.shop_order?.rows ?? 0

/** Why a backup has much less than the one before, which may be the loss of a shop; null if it has not. */
export function shrinkage(before: Counted, now: Counted): string | null {
  if (ordersOf(before) > 0 && ordersOf(now) === 0) return `no orders in place of ${ordersOf(before)}`
  if (rowsOf(now) * 2 < rowsOf(before)) return `${rowsOf(now)} rows in place of ${rowsOf(before)}`
  if (now.files.count * 2 < before.files.count) return `${now.files.count} files in place of ${before.files.count}`
  return null
}

import type { OrderRow } from '../database/tables.ts'

/** When an order was changed: now, but always later than its last change, so that each change can be told from it. */
export const touched = (order: Pick<OrderRow, 'updated_at'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), order.updated_at.getTime() + 1))

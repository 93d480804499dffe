import { ok } from '@irodori/result'
import type { OrderRow } from '../database/tables/orders.ts'
import { enqueueRender } from '../design/renderJob.ts'
import { startHandOver } from '../order/orderJobs.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { changeStaffOrder } from './changeStaffOrder.ts'

interface Retried {
  readonly order: OrderRow
  /** Pages that are rendered again. */
  readonly pages: number
}

/** Renders failed and differing pages again, and hands the order over when they are equal. */
export const retryOrder = (
  deps: Pick<StaffOrderDeps, 'database' | 'wake'>,
  orderNumber: string,
): Promise<StaffOrderResult<Retried>> =>
  changeStaffOrder(deps, orderNumber, async (tx, order) => {
    const designs = await tx
      .updateTable('design')
      .set({ print_check: 'PENDING' })
      .where('order_number', '=', order.order_number)
      .where('print_check', 'in', ['FAILED', 'DIFFERENT'])
      .returning(['id', 'order_number', 'revision'])
      .execute()
    for (const design of designs) await enqueueRender(tx, design)
    if (order.status === 'PENDING_CREATION') await startHandOver(tx, order.order_number)
    return ok({ order, pages: designs.length })
  })

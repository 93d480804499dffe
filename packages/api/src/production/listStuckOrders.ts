import type { PrintCheck } from '@irodori/contract/entities/design'
import type { Database } from '../database/tables.ts'
import { HAND_OVER_JOB } from '../order/orderJobs.ts'

/** An order whose hand-over needs a member of the staff. */
export interface StuckOrder {
  readonly orderNumber: string
  readonly since: Date
  /** Pages whose print differs from the approved one or could not be rendered. */
  readonly pages: readonly {
    readonly designId: string
    readonly groupNumber: number
    readonly pageNumber: string
    readonly sideNumber: number
    readonly printCheck: PrintCheck
  }[]
  /** The last error of a hand-over that was given up; null where it was not. */
  readonly fault: string | null
}

const STUCK: readonly PrintCheck[] = ['DIFFERENT', 'FAILED']

/** Stuck orders for the staff tool, the longest stuck first. */
export async function listStuckOrders(database: Database): Promise<StuckOrder[]> {
  const orders = await database
    .selectFrom('shop_order')
    .leftJoin('job', (join) =>
      join.onRef('job.subject', '=', 'shop_order.order_number').on('job.kind', '=', HAND_OVER_JOB),
    )
    .select(['shop_order.order_number', 'shop_order.updated_at', 'job.failed_at', 'job.last_error'])
    .where('shop_order.status', '=', 'PENDING_CREATION')
    .orderBy('shop_order.updated_at')
    .execute()
  if (orders.length === 0) return []
  const pages = await database
    .selectFrom('design')
    .select(['id', 'order_number', 'group_number', 'page_number', 'side_number', 'print_check'])
    .where(
      'order_number',
      'in',
      orders.map(({ order_number }) => order_number),
    )
    .where('print_check', 'in', STUCK)
    .orderBy('group_number')
    .execute()
  return orders.flatMap((order) => {
    const own = pages.filter((page) => page.order_number === order.order_number)
    if (own.length === 0 && order.failed_at === null) return []
    return {
      orderNumber: order.order_number,
      since: order.updated_at,
      pages: own.map((page) => ({
        designId: page.id,
        groupNumber: page.group_number,
        pageNumber: page.page_number,
        sideNumber: page.side_number,
        printCheck: page.print_check,
      })),
      fault: order.failed_at === null ? null : order.last_error,
    }
  })
}

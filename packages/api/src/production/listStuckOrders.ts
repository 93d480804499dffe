import type { PrintCheck } from '@irodori/contract/entities/design'
import type { JobRow } from '../database/tables/jobs.ts'
import type { Database } from '../database/tables.ts'
import { RENDER_JOB } from '../design/renderJob.ts'
import { HAND_OVER_JOB } from '../order/orderJobs.ts'
import type { DifferenceCause } from './causesOfDifference.ts'
import { causesOfDifference } from './causesOfDifference.ts'

/** An order whose hand-over needs a member of the staff, or has failed and is tried again. */
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
    /** Known causes of a print that differs. */
    readonly causes: readonly DifferenceCause[]
  }[]
  /** The last failure of its hand-over or of a render of its pages; null if none has failed. */
  readonly fault: {
    readonly reason: string
    readonly tries: number
    /** Null if it was given up. */
    readonly nextTryAt: Date | null
  } | null
}

type Failure = Pick<JobRow, 'last_error' | 'attempts' | 'run_at' | 'failed_at'>

const STUCK: readonly PrintCheck[] = ['DIFFERENT', 'FAILED']

/**
 * Stuck orders for the staff, the longest stuck first.
 * @param orderNumber lists this order only
 */
export async function listStuckOrders(database: Database, orderNumber?: string): Promise<StuckOrder[]> {
  let query = database
    .selectFrom('shop_order')
    .select(['order_number', 'updated_at'])
    .where('status', '=', 'PENDING_CREATION')
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber)
  const orders = await query.orderBy('updated_at').execute()
  if (orders.length === 0) return []
  const numbers = orders.map(({ order_number }) => order_number)
  const pages = await database
    .selectFrom('design')
    .select(['id', 'order_number', 'group_number', 'page_number', 'side_number', 'print_check'])
    .where('order_number', 'in', numbers)
    .orderBy('group_number')
    .execute()
  const failures = await database
    .selectFrom('job')
    .select(['subject', 'last_error', 'attempts', 'run_at', 'failed_at'])
    .where('kind', 'in', [HAND_OVER_JOB, RENDER_JOB])
    .where('subject', 'in', [...numbers, ...pages.map(({ id }) => id)])
    .where('last_error', 'is not', null)
    .execute()
  const causes = new Map<string, readonly DifferenceCause[]>()
  const differing = await database
    .selectFrom('design')
    .select(['id', 'order_number', 'draft', 'print_kernel'])
    .where('order_number', 'in', numbers)
    .where('print_check', '=', 'DIFFERENT')
    .execute()
  for (const page of differing) causes.set(page.id, await causesOfDifference(database, page))
  return orders.flatMap(({ order_number: orderNumber, updated_at: since }) => {
    const own = pages.filter((page) => page.order_number === orderNumber)
    const subjects = [orderNumber, ...own.map(({ id }) => id)]
    const [failure] = failures.filter(({ subject }) => subjects.includes(subject))
    const held = own.filter(({ print_check }) => STUCK.includes(print_check))
    if (held.length === 0 && failure === undefined) return []
    return {
      orderNumber,
      since,
      pages: held.map((page) => ({
        designId: page.id,
        groupNumber: page.group_number,
        pageNumber: page.page_number,
        sideNumber: page.side_number,
        printCheck: page.print_check,
        causes: causes.get(page.id) ?? [],
      })),
      fault: failure === undefined ? null : faultOf(failure),
    }
  })
}

const faultOf = ({ last_error, attempts, run_at, failed_at }: Failure): StuckOrder['fault'] => ({
  reason: last_error ?? '',
  tries: attempts,
  nextTryAt: failed_at === null ? run_at : null,
})

import type { OrderStatus } from '@irodori/contract/entities/order'
import { promiseShipDates } from '../orderView/promiseShipDates.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { applyEvent, changeStaffOrder } from './changeStaffOrder.ts'

/** Statuses whose ship date was told before the order was held. */
const DATED: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING_CREATION']

/** Holds an order in its current status. */
export const holdOrder = (deps: StaffOrderDeps, orderNumber: string): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, (tx, order) => applyEvent(tx, order, 'HELD', deps.now()))

/** Resumes a held order; one in production is told a new ship date. */
export const resumeOrder = (deps: StaffOrderDeps, orderNumber: string): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, async (tx, order) => {
    const resumed = await applyEvent(tx, order, 'RESUMED', deps.now())
    if (resumed.ok && DATED.includes(resumed.value.status)) await promiseShipDates(tx, resumed.value, deps.now())
    return resumed
  })

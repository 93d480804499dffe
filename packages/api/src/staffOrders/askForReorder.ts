import { requestReorder } from '../mail/order/notifyCustomer.ts'
import type { StaffOrderDeps, StaffOrderResult } from './changeStaffOrder.ts'
import { applyEvent, changeStaffOrder } from './changeStaffOrder.ts'

/** Asks the customer by mail to cancel an order of several receivers and to order again for each of them. */
export const askForReorder = (deps: StaffOrderDeps, orderNumber: string): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, async (tx, order) => {
    const asked = await applyEvent(tx, order, 'REORDER_REQUIRED', deps.now())
    if (asked.ok) await requestReorder(deps.writeMail, tx, asked.value)
    return asked
  })

import type { StaffOrderResult } from '../../../staffOrders/changeStaffOrder.ts'
import { StaffError } from '../../staffShop.ts'
import { shipmentReason } from './shipmentReason.ts'

/**
 * The value of a change.
 * @param number the order as it was typed
 * @throws StaffError if the change is refused
 */
export function changedOrThrow<Value>(number: string, result: StaffOrderResult<Value>): Value {
  if (result.ok) return result.value
  const violation = result.error
  switch (violation.code) {
    case 'ORDER_UNKNOWN':
      throw new StaffError(`there is no order ${number}`)
    case 'STATUS_NOT_ALLOWED': {
      const { order_number, status } = violation.order
      throw new StaffError(
        `${order_number} has the status ${status}, which does not allow this change (${violation.reason})`,
      )
    }
    case 'SHIPMENT_REFUSED':
      throw new StaffError(`${violation.order.order_number}: ${shipmentReason(violation.violation)}`)
    case 'CARRIER_MISSING':
      throw new StaffError('--tracking needs --carrier: the number belongs to a carrier of the profile')
    case 'MARKETPLACE_REFUSED':
      throw new StaffError(`the marketplace refused to cancel ${number}: ${violation.error.code}; nothing was changed`)
  }
}

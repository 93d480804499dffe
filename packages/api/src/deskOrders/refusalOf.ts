import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { ShipmentViolation } from '../production/recordShipment.ts'
import type { StaffOrderViolation } from '../staffOrders/changeStaffOrder.ts'

/** The answer to a change of an order that has nothing to say but whether it was made. */
export const outcomeOf = (result: Result<unknown, StaffOrderViolation>): Outcome<null> =>
  result.ok ? answer(null) : refusalOf(result.error)

/** Why a change of an order is refused, as the desk reads it. */
export function refusalOf(violation: StaffOrderViolation): ApiFailure {
  switch (violation.code) {
    case 'ORDER_UNKNOWN':
      return fail(404, 'ORDER_NUMBER_NOT_FOUND')
    case 'STATUS_NOT_ALLOWED':
      return fail(403, 'STATUS_NOT_ALLOWED', { error: { status: violation.order.status } })
    case 'SHIPMENT_REFUSED':
      return shipmentRefusal(violation.violation)
    case 'CARRIER_MISSING':
      return invalid({ carrier: ['REQUIRED'] })
    case 'MARKETPLACE_REFUSED':
      return err(violation.error)
  }
}

const invalid = (error: Readonly<Record<string, readonly string[]>>): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error })

function shipmentRefusal(violation: ShipmentViolation): ApiFailure {
  switch (violation.code) {
    case 'NOT_SHIPPED':
      return fail(403, 'STATUS_NOT_ALLOWED')
    case 'CARRIER_UNKNOWN':
      return invalid({ carrier: ['UNKNOWN'] })
    case 'TRACKING_NUMBER_INVALID':
      return invalid({ trackingNumber: ['INVALID'] })
    case 'PARCEL_NOT_NAMED':
      return invalid({ printCompany: ['REQUIRED'] })
    case 'DAY_TO_COME':
    case 'DAY_IMPOSSIBLE':
      return invalid({ day: ['INVALID'] })
  }
}

import type { ParcelsProblem } from '../../../staffOrders/shipParcels.ts'
import { decodeErrorText } from '../../../tableFile/decodeErrorText.ts'
import { tableErrorText } from '../../../tableFile/tableErrorText.ts'
import { shipmentReason } from './shipmentReason.ts'

/** Why parcels of a file are refused, in words. */
export const parcelsProblemText = (problem: ParcelsProblem): string =>
  problem.line === null ? reason(problem) : `line ${problem.line}: ${reason(problem)}`

function reason(problem: ParcelsProblem): string {
  switch (problem.code) {
    case 'NOT_DECODED':
      return decodeErrorText(problem.error)
    case 'NOT_A_TABLE':
      return tableErrorText(problem.error)
    case 'COLUMN_MISSING':
      return `there is no column ${problem.names.join(' or ')}`
    case 'NUMBER_MISSING':
      return 'the order number is missing'
    case 'TRACKING_MISSING':
      return 'the tracking number is missing'
    case 'CARRIER_MISSING':
      return 'the carrier is missing (--carrier names that of all rows)'
    case 'CARRIER_UNKNOWN':
      return `the carrier ${problem.carrier} is not one of the profile`
    case 'DAY_INVALID':
      return `${problem.written} is no day`
    case 'DAY_TO_COME':
      return `the day ${problem.day} has not come yet`
    case 'PRINT_COMPANY_UNKNOWN':
      return `${problem.written} is no print company`
    case 'ORDER_UNKNOWN':
      return `there is no order ${problem.orderNumber}`
    case 'SHIPPED_BEFORE':
      return `${problem.orderNumber} was shipped with the number ${problem.known}; \`orders track\` corrects it`
    case 'NOT_IN_PRODUCTION':
      return `${problem.orderNumber}: it is not in production (${problem.status})`
    case 'SHIPMENT_REFUSED':
      return `${problem.orderNumber}: ${shipmentReason(problem.violation)}`
  }
}

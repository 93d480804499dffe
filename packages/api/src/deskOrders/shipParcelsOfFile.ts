import type { ShipmentProblem, ShippedOrders } from '@irodori/contract/entities/shipmentsFile'
import { MOST_SHIPMENT_PROBLEMS } from '@irodori/contract/entities/shipmentsFile'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { UploadedFile } from '../http/request.ts'
import type { StaffOrderDeps } from '../staffOrders/changeStaffOrder.ts'
import type { ParcelsProblem } from '../staffOrders/shipParcels.ts'
import { shipParcels } from '../staffOrders/shipParcels.ts'

/** DSK-18: marks the orders of a file of sent parcels as shipped, or tells what is wrong in it. */
export async function shipParcelsOfFile(
  deps: StaffOrderDeps,
  upload: UploadedFile | null,
): Promise<Outcome<ShippedOrders>> {
  if (!upload || upload.isCut)
    return fail(400, 'REQUEST_INVALID', { error: { file: [upload ? 'TOO_LARGE' : 'MISSING'] } })
  const shipped = await shipParcels(deps, { bytes: await upload.bytes(), encoding: null, carrier: null })
  if (shipped.ok) return answer(shipped.value)
  return fail(400, 'REQUEST_INVALID', {
    error: { problems: shipped.error.slice(0, MOST_SHIPMENT_PROBLEMS).map(presentProblem) },
  })
}

function presentProblem(problem: ParcelsProblem): ShipmentProblem {
  const { line } = problem
  const told = (code: ShipmentProblem['code'], about = ''): ShipmentProblem => ({ line, code, about })
  switch (problem.code) {
    case 'NOT_DECODED':
    case 'NUMBER_MISSING':
    case 'TRACKING_MISSING':
    case 'CARRIER_MISSING':
      return told(problem.code)
    case 'NOT_A_TABLE':
      return { ...told('NOT_A_TABLE'), line: 'line' in problem.error ? problem.error.line : null }
    case 'COLUMN_MISSING':
      return told('COLUMN_MISSING', problem.names[0])
    case 'CARRIER_UNKNOWN':
      return told('CARRIER_UNKNOWN', problem.carrier)
    case 'DAY_TO_COME':
      return told('DAY_TO_COME', problem.day)
    case 'DAY_INVALID':
    case 'PRINT_COMPANY_UNKNOWN':
      return told(problem.code, problem.written)
    case 'ORDER_UNKNOWN':
    case 'NOT_IN_PRODUCTION':
    case 'SHIPPED_BEFORE':
      return told(problem.code, problem.orderNumber)
    case 'SHIPMENT_REFUSED':
      return told(refusedBy(problem.violation.code), problem.orderNumber)
  }
}

type ViolationCode = Extract<ParcelsProblem, { readonly code: 'SHIPMENT_REFUSED' }>['violation']['code']

function refusedBy(code: ViolationCode): ShipmentProblem['code'] {
  switch (code) {
    case 'CARRIER_UNKNOWN':
    case 'PARCEL_NOT_NAMED':
    case 'DAY_TO_COME':
      return code
    case 'DAY_IMPOSSIBLE':
      return 'DAY_INVALID'
    case 'TRACKING_NUMBER_INVALID':
      return 'TRACKING_INVALID'
    case 'NOT_SHIPPED':
      return 'NOT_IN_PRODUCTION'
  }
}

import type { OrderStatus } from '@irodori/contract/entities/order'
import { isCancelled, isInProduction } from '@irodori/rules/orderStatus'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/** The failure of a production call that the status of the order does not allow. */
export function statusFailure(status: OrderStatus): ApiFailure {
  if (isCancelled(status)) return fail(403, 'ORDER_IS_CANCELLED')
  return isInProduction(status) ? fail(403, 'ORDER_IS_PRODUCED') : fail(403, 'STATUS_NOT_ALLOWED')
}

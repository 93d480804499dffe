import type { OrderStatus } from '@irodori/contract'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

const PRODUCED: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING', 'SHIPPED', 'URL_RELEASED']

/** The failure of a production call that the status of the order does not allow. */
export function statusFailure(status: OrderStatus): ApiFailure {
  if (status === 'CANCEL' || status === 'PENDING_CANCEL') return fail(403, 'ORDER_IS_CANCELLED')
  return PRODUCED.includes(status) ? fail(403, 'ORDER_IS_PRODUCED') : fail(403, 'STATUS_NOT_ALLOWED')
}

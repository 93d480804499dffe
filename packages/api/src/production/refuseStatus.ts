import type { OrderStatus } from '@irodori/contract'
import type { Refusal } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'

const PRODUCED: readonly OrderStatus[] = ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING', 'SHIPPED', 'URL_RELEASED']

/** What a call of production answers where the status of the order does not allow it. */
export function refuseStatus(status: OrderStatus): Refusal {
  if (status === 'CANCEL' || status === 'PENDING_CANCEL') return refused(403, 'ORDER_IS_CANCELLED')
  return PRODUCED.includes(status) ? refused(403, 'ORDER_IS_PRODUCED') : refused(403, 'STATUS_NOT_ALLOWED')
}

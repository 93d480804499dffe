import type { OrderStatus } from '@irodori/contract/entities/order'
import type { HandOver } from './handOver.ts'

/** Why an order cannot be packed now. */
export type PackingObstacle =
  | { readonly code: 'CANCELLED' | 'HELD' | 'WAITS_FOR_RECIPIENT' | 'NOTHING_TO_PACK' | 'PRODUCT_GONE' }
  | { readonly code: 'NOT_IN_PRODUCTION'; readonly status: OrderStatus }
  | { readonly code: 'PAGE_NOT_PRINTABLE'; readonly groupNumbers: readonly number[] }

/** A slip of a shipped order can be printed again. */
const PACKED: readonly OrderStatus[] = ['CREATING', 'SHIPPED']

/** The reasons against packing an order; empty if it can be packed. */
export function packingObstacles({ order, pieces }: Pick<HandOver, 'order' | 'pieces'>): readonly PackingObstacle[] {
  if (order.status === 'CANCEL' || order.status === 'PENDING_CANCEL') return [{ code: 'CANCELLED' }]
  if (order.heldFrom !== null) return [{ code: 'HELD' }]
  if (order.status === 'URL_RELEASED') return [{ code: 'WAITS_FOR_RECIPIENT' }]
  if (!PACKED.includes(order.status)) return [{ code: 'NOT_IN_PRODUCTION', status: order.status }]
  if (pieces.length === 0) return [{ code: 'NOTHING_TO_PACK' }]
  if (pieces.some(({ parcelId }) => parcelId === null)) return [{ code: 'PRODUCT_GONE' }]
  const wrong = pieces.filter(({ pages }) =>
    pages.some(({ file, printCheck }) => file === null || (printCheck !== 'EQUAL' && printCheck !== 'UNSEEN')),
  )
  return wrong.length === 0
    ? []
    : [{ code: 'PAGE_NOT_PRINTABLE', groupNumbers: wrong.map(({ groupNumber }) => groupNumber) }]
}

/** A reason in words, for the staff's commands. */
export function obstacleText(obstacle: PackingObstacle): string {
  switch (obstacle.code) {
    case 'CANCELLED':
      return 'it is cancelled'
    case 'HELD':
      return 'it is held'
    case 'WAITS_FOR_RECIPIENT':
      return 'its recipient has not accepted it yet'
    case 'NOTHING_TO_PACK':
      return 'it has no designs'
    case 'PRODUCT_GONE':
      return 'one of its products is no longer in the catalogue'
    case 'NOT_IN_PRODUCTION':
      return `it is not in production (${obstacle.status})`
    case 'PAGE_NOT_PRINTABLE':
      return `pages of piece ${obstacle.groupNumbers.join(', ')} are not printed as they were approved`
  }
}

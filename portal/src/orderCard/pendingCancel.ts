import type { KeyStorage } from '@irodori/client'
import type { Order } from '@irodori/contract'
import { PAGES } from '@irodori/contract/pages'

const KEY = 'irodori.pendingCancelTold'

/** Where an order is cancelled; the reason is an index of the list, left to the customer where it is not given. */
export function cancelAddress(orderNumber: string, reason?: number): string {
  const query = new URLSearchParams({ orderNumber })
  if (reason !== undefined) query.set('reason', String(reason))
  return `${PAGES.cancelOrder.path}?${query}`
}

/** MYP-3: the first order that must be cancelled and placed anew, unless its customer was told in this visit. */
export function orderToAnnounce<Announced extends Pick<Order, 'status'>>(
  orders: readonly Announced[],
  storage: Pick<KeyStorage, 'getItem'>,
): Announced | null {
  try {
    if (storage.getItem(KEY) !== null) return null
  } catch {
    // A storage that refuses tells once more, which is better than never.
  }
  return orders.find(({ status }) => status === 'PENDING_CANCEL') ?? null
}

export function markAnnounced(storage: Pick<KeyStorage, 'setItem'>): void {
  try {
    storage.setItem(KEY, 'told')
  } catch {
    // See above.
  }
}

import type { KeyStorage } from '@irodori/client/session'
import type { Order } from '@irodori/contract/entities/order'
import { PAGES } from '@irodori/contract/pages'

const KEY = 'irodori.pendingCancelTold'

/** The address of the cancel page; `reason` is an index of the list of reasons, left open if omitted. */
export function cancelAddress(orderNumber: string, reason?: number): string {
  const query = new URLSearchParams({ orderNumber })
  if (reason !== undefined) query.set('reason', String(reason))
  return `${PAGES.cancelOrder.path}?${query}`
}

/** MYP-3: the first order that must be cancelled and placed again, unless this visit has already announced it. */
export function orderToAnnounce<Announced extends Pick<Order, 'status'>>(
  orders: readonly Announced[],
  storage: Pick<KeyStorage, 'getItem'>,
): Announced | null {
  try {
    if (storage.getItem(KEY) !== null) return null
  } catch {
    // Without storage the announcement repeats, which is better than none.
  }
  return orders.find(({ status }) => status === 'PENDING_CANCEL') ?? null
}

export function markAnnounced(storage: Pick<KeyStorage, 'setItem'>): void {
  try {
    storage.setItem(KEY, 'told')
  } catch {
    // The announcement repeats; see orderToAnnounce.
  }
}

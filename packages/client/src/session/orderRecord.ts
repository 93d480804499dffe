import { DAY_MS } from '@irodori/contract/durations'
import type { KeyStorage } from './session.ts'

/** The order number and phone number that the customer entered last; every save has to send both. */
export interface OrderRecord {
  readonly orderNumber: string
  readonly phoneNumber: string
}

export interface OrderRecordStore {
  /** Null if nothing was entered in the last 24 hours. */
  readonly read: () => OrderRecord | null
  readonly write: (record: OrderRecord) => void
  readonly clear: () => void
}

const KEY = 'irodori.order'
const VALID_MS = DAY_MS

/**
 * @param storage local storage, or a test double
 * @param now milliseconds since 1970
 */
export function createOrderRecordStore(storage: KeyStorage, now: () => number): OrderRecordStore {
  const read = () => {
    try {
      const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<OrderRecord & { dateTime: number }> | null
      const { orderNumber, phoneNumber, dateTime } = value ?? {}
      if (typeof orderNumber !== 'string' || typeof phoneNumber !== 'string' || typeof dateTime !== 'number')
        return null
      return now() - dateTime < VALID_MS ? { orderNumber, phoneNumber } : null
    } catch {
      return null
    }
  }
  const attempt = (act: () => void) => {
    try {
      act()
    } catch {
      // Without storage the customer enters the number once more; nothing else is lost.
    }
  }
  return {
    read,
    write: ({ orderNumber, phoneNumber }) =>
      attempt(() => storage.setItem(KEY, JSON.stringify({ orderNumber, phoneNumber, dateTime: now() }))),
    clear: () => attempt(() => storage.removeItem(KEY)),
  }
}

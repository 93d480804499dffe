import type { KeyStorage } from './session.ts'

/** The order whose number and phone number the customer gave last; a save has to repeat both. */
export interface OrderRecord {
  readonly orderNumber: string
  readonly phoneNumber: string
}

export interface OrderRecordStore {
  /** Null where none was given, or it is older than 24 hours. */
  readonly read: () => OrderRecord | null
  readonly write: (record: OrderRecord) => void
  readonly clear: () => void
}

const KEY = 'irodori.order'
const VALID_MS = 24 * 60 * 60 * 1000

/**
 * @param storage local storage, or a double
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
      // Storage that refuses costs the customer one more typing of the number, nothing else.
    }
  }
  return {
    read,
    write: ({ orderNumber, phoneNumber }) =>
      attempt(() => storage.setItem(KEY, JSON.stringify({ orderNumber, phoneNumber, dateTime: now() }))),
    clear: () => attempt(() => storage.removeItem(KEY)),
  }
}

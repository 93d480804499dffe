/** What a customer decided about an order, and whether the shop has said that it was done. */
export interface Decision {
  readonly what: 'START' | 'TAKE_BACK' | 'CANCEL' | 'RELEASE' | 'ACCEPT'
  isAcknowledged: boolean
}

/** One page: the words of each save that was sent, in order, and how many of them were acknowledged. */
interface PageRecord {
  readonly sent: string[]
  acknowledged: number
  /** Words of saves that were sent with the hash of another picture; they must never be printed. */
  readonly forged: Set<string>
  /** The photo that its window shows; null where it has none. */
  readonly imageName: string | null
}

/** What one customer was told. */
export interface OrderRecord {
  readonly orderNumber: string
  /** By the id that the browser has given to the page. */
  readonly pages: Map<string, PageRecord>
  readonly decisions: Decision[]
  /** Groups that a copy was acknowledged to have made. */
  readonly copies: number[]
  /** How many receipts were had. */
  receipts: number
}

/** Everything that the shop has acknowledged on one day. */
export interface Ledger {
  readonly orders: Map<string, OrderRecord>
  /** Pieces of each product and option, left and taken, before the first order. */
  readonly stock: Map<string, number>
}

export function openRecord(ledger: Ledger, orderNumber: string): OrderRecord {
  const record: OrderRecord = {
    orderNumber,
    pages: new Map(),
    decisions: [],
    copies: [],
    receipts: 0,
  }
  ledger.orders.set(orderNumber, record)
  return record
}

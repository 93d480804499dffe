/** A customer's decision about an order, and whether the server has acknowledged it. */
export interface Decision {
  readonly what: 'START' | 'STOP' | 'CANCEL' | 'RELEASE' | 'ACCEPT'
  isAcknowledged: boolean
}

/** One page: the text of each save that was sent, in order, and the number of acknowledged saves. */
interface PageRecord {
  readonly sent: string[]
  acknowledged: number
  /** Texts of saves that were sent with the hash of another picture; they must never be printed. */
  readonly forged: Set<string>
  /** The photo that the page shows; null if it has none. */
  readonly imageName: string | null
}

/** An order of a marketplace, which its customer's first login imports. */
interface MarketplaceOrder {
  /** An unpaid order may not be imported. */
  readonly isPaid: boolean
  readonly productId: string
  readonly pieces: number
  /** The customer was logged in. */
  isAcknowledged: boolean
}

/** The staff's report that a parcel has left. */
interface Shipment {
  isAcknowledged: boolean
  /** What the customer was shown afterwards; null if the order was not read. */
  shown: { readonly status: string; readonly shipDate: string | null } | null
}

/** An account that a customer has opened after the order. */
interface AccountRecord {
  readonly email: string
  isOpen: boolean
  /** The server has acknowledged that the order belongs to it. */
  isJoined: boolean
}

/** The photo of a digital message, in pixels as it was uploaded. */
interface MessagePhoto {
  readonly width: number
  readonly height: number
}

/** Everything that one customer was told. */
export interface OrderRecord {
  readonly orderNumber: string
  /** Null for an order of the shop itself. */
  readonly marketplace: MarketplaceOrder | null
  /** Keyed by the id that the browser has given to the page. */
  readonly pages: Map<string, PageRecord>
  readonly decisions: Decision[]
  /** Design groups whose copying was acknowledged. */
  readonly copies: number[]
  /** Number of downloaded receipts. */
  receipts: number
  /** Null until the staff has sent the order. */
  shipment: Shipment | null
  account: AccountRecord | null
  /** The photo whose upload was acknowledged last. */
  messagePhoto: MessagePhoto | null
}

/** Everything that the server has acknowledged on one day. */
export interface Ledger {
  readonly orders: Map<string, OrderRecord>
  /** Pieces of each product and option, in stock and reserved, before the first order. */
  readonly stock: Map<string, number>
}

export function openRecord(
  ledger: Ledger,
  orderNumber: string,
  marketplace: MarketplaceOrder | null = null,
): OrderRecord {
  const record: OrderRecord = {
    orderNumber,
    marketplace,
    pages: new Map(),
    decisions: [],
    copies: [],
    receipts: 0,
    shipment: null,
    account: null,
    messagePhoto: null,
  }
  ledger.orders.set(orderNumber, record)
  return record
}

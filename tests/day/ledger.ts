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

/** An order that is brought in by its customer's first login. */
interface OutsideOrder {
  /** One that is not may not be designed. */
  readonly isPaid: boolean
  readonly productId: string
  readonly pieces: number
  /** The customer was let in. */
  isAcknowledged: boolean
}

/** That the staff has told the shop of a parcel that has left. */
interface Shipment {
  isAcknowledged: boolean
  /** What the customer was shown after that; null where nothing was shown. */
  shown: { readonly status: string; readonly shipDate: string | null } | null
}

/** An account that a customer has opened after her order. */
interface AccountRecord {
  readonly email: string
  isOpen: boolean
  /** The shop has said that the order belongs to it. */
  isJoined: boolean
}

/** The photo of a gift's message, in pixels as it was uploaded. */
interface MessagePhoto {
  readonly width: number
  readonly height: number
}

/** What one customer was told. */
export interface OrderRecord {
  readonly orderNumber: string
  /** Null for an order of our own. */
  readonly outside: OutsideOrder | null
  /** By the id that the browser has given to the page. */
  readonly pages: Map<string, PageRecord>
  readonly decisions: Decision[]
  /** Groups that a copy was acknowledged to have made. */
  readonly copies: number[]
  /** How many receipts were had. */
  receipts: number
  /** Null as long as the staff has sent nothing. */
  shipment: Shipment | null
  account: AccountRecord | null
  /** Whose upload was acknowledged last. */
  messagePhoto: MessagePhoto | null
}

/** Everything that the shop has acknowledged on one day. */
export interface Ledger {
  readonly orders: Map<string, OrderRecord>
  /** Pieces of each product and option, left and taken, before the first order. */
  readonly stock: Map<string, number>
}

export function openRecord(ledger: Ledger, orderNumber: string, outside: OutsideOrder | null = null): OrderRecord {
  const record: OrderRecord = {
    orderNumber,
    outside,
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

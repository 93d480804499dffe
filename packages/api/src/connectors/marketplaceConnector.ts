import type { StatedAmounts } from '@irodori/contract/entities/amounts'
import type { Orderer, PaymentType, Receiver } from '@irodori/contract/entities/order'
import { EC_TYPES } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'

export const MARKETPLACE_IDS = EC_TYPES
export type MarketplaceId = (typeof MARKETPLACE_IDS)[number]

/** An order as a marketplace reports it. */
export interface MarketplaceOrder {
  readonly orderNumber: string
  /** In the marketplace's notation. */
  readonly phoneNumber: string
  readonly orderer: Orderer
  /** In the marketplace's notation; null if the marketplace does not disclose it. */
  readonly ordererEmail: string | null
  /** The first receiver if there are several. */
  readonly receiver: Omit<Receiver, 'id'>
  /** Number of receivers. */
  readonly receivers: number
  /**
   * Item codes of the marketplace. The code of a product of this shop is the product's id; the code of a chargeable
   * wrapping is `wrap-` and the id of the package plan, with the number of wrapped pieces.
   */
  readonly products: readonly { readonly itemCode: string; readonly unit: number }[]
  /** The total in yen; null while the marketplace has not fixed it. Such an order is not settled. */
  readonly totalPrice: number | null
  /** As the marketplace states them; what it does not state is absent. */
  readonly amounts: StatedAmounts
  /** The marketplace's name for it. */
  readonly payMethod: string
  readonly paymentType: PaymentType
  readonly isSettled: boolean
  /** ISO 8601 with offset. */
  readonly orderDate: string
}

/** The state of an order at its marketplace. Every state except NOT_FOUND is disclosed to the matching phone number only. */
export type MarketplaceAnswer =
  | { readonly kind: 'FOUND'; readonly order: MarketplaceOrder }
  | { readonly kind: 'SEVERAL_RECEIVERS'; readonly order: MarketplaceOrder }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'VERIFYING'; readonly minutes: number }
  /** The order does not exist, or has another phone number. */
  | { readonly kind: 'NOT_FOUND' }

/** Why a marketplace gave no usable answer. */
export type MarketplaceError =
  | { readonly code: 'MAINTENANCE'; readonly until: Date | null }
  | { readonly code: 'AUTHENTICATION_FAILED' }
  /** The cause is for the log, and absent where an answer came that is not usable. */
  | { readonly code: 'CONNECTION_ERROR'; readonly cause?: string | undefined }
  | { readonly code: 'TIME_OUT' }

/** Why an order was not cancelled at its marketplace. */
export type CancelError =
  | MarketplaceError
  /** The marketplace does not allow it. */
  | { readonly code: 'REFUSED' }
  | { readonly code: 'NOT_FOUND' }

/** Why a marketplace did not record a shipment. */
type ShipmentError = CancelError

/** An order as its marketplace knows it, for the shop itself: the phone number of a caller is not compared. */
export type MarketplaceState =
  | { readonly kind: 'PLACED'; readonly order: MarketplaceOrder }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'VERIFYING'; readonly minutes: number }
  | { readonly kind: 'NOT_FOUND' }

/** Numbers of orders that may have changed, and where to continue. A number can be listed more than once. */
export interface ChangedOrders {
  /** CANCELLED: the page names orders that are cancelled, each of them again at every poll. */
  readonly kind: 'CHANGED' | 'CANCELLED'
  readonly orderNumbers: readonly string[]
  /** To be given with the next call; null after the last page. */
  readonly next: string | null
}

/** A parcel that has left the shop. */
export interface Shipment {
  /** The id of a carrier in the shop's profile, such as `yamato`. */
  readonly carrierCode: string
  readonly trackingNumber: string
  /** The day of dispatch in Japan, `2026-11-24`. */
  readonly day: string
}

/** No call throws for an error of a marketplace or the network. None may be called inside a transaction. */
export interface MarketplaceConnector {
  find(orderNumber: string, phoneNumber: string): Promise<Result<MarketplaceAnswer, MarketplaceError>>
  /** Reads an order for the shop's own records. Its content is never part of an answer to a caller. */
  read(orderNumber: string): Promise<Result<MarketplaceState, MarketplaceError>>
  /**
   * Cancels an order. Cancelling it again succeeds and changes nothing. After TIME_OUT or CONNECTION_ERROR it is unknown
   * whether the order was cancelled; the same call again finds out.
   * @param reason the code of CAN-1
   */
  cancel(orderNumber: string, reason: number): Promise<Result<null, CancelError>>
  /**
   * Lists the orders that were placed or changed since a moment, one page a call.
   * @param page null for the first page, else `next` of the page before, with the same `since`
   */
  listChanged(since: Date, page: string | null): Promise<Result<ChangedOrders, MarketplaceError>>
  /**
   * Reports that an order was sent. The same report again succeeds and changes nothing, so it may be repeated after
   * TIME_OUT or CONNECTION_ERROR.
   */
  reportShipment(orderNumber: string, shipment: Shipment): Promise<Result<null, ShipmentError>>
}

/** Null for a marketplace that is switched off. */
export type Connectors = Readonly<Record<MarketplaceId, MarketplaceConnector | null>>

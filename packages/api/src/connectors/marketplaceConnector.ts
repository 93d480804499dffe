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
  /** Yen, including tax and delivery. */
  readonly totalPrice: number
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
  | { readonly code: 'CONNECTION_ERROR' }
  | { readonly code: 'TIME_OUT' }

/** Why an order was not cancelled at its marketplace. */
export type CancelError =
  | MarketplaceError
  /** The marketplace does not allow it. */
  | { readonly code: 'REFUSED' }
  | { readonly code: 'NOT_FOUND' }

/** Neither call throws for an error of a marketplace or the network. Neither may be called inside a transaction. */
export interface MarketplaceConnector {
  find(orderNumber: string, phoneNumber: string): Promise<Result<MarketplaceAnswer, MarketplaceError>>
  /**
   * Cancels an order. Cancelling it again succeeds and changes nothing. After TIME_OUT or CONNECTION_ERROR it is unknown
   * whether the order was cancelled; the same call again finds out.
   * @param reason the code of CAN-1
   */
  cancel(orderNumber: string, reason: number): Promise<Result<null, CancelError>>
}

/** Null for a marketplace that is switched off. */
export type Connectors = Readonly<Record<MarketplaceId, MarketplaceConnector | null>>

import type { Orderer, PaymentType, Receiver } from '@irodori/contract'
import { EC_TYPES } from '@irodori/contract'

export const EC_SHOPS = EC_TYPES
export type EcShop = (typeof EC_SHOPS)[number]

/** An order as a marketplace tells it. */
export interface EcOrder {
  readonly orderNumber: string
  /** As the shop writes it. */
  readonly phoneNumber: string
  readonly orderer: Orderer
  /** As the shop writes it; null where it does not tell. */
  readonly ordererEmail: string | null
  /** The first, where there are several. */
  readonly receiver: Omit<Receiver, 'id'>
  readonly receivers: number
  /**
   * Item codes are the shop's; ours are the ids of our products, and `wrap-` with the id of a chargeable package plan for
   * the wrapping of so many pieces.
   */
  readonly products: readonly { readonly itemCode: string; readonly unit: number }[]
  /** Yen, tax and delivery included. */
  readonly totalPrice: number
  /** In the shop's words. */
  readonly payMethod: string
  readonly paymentType: PaymentType
  readonly isSettled: boolean
  /** ISO, with offset. */
  readonly orderDate: string
}

/** What came of asking. Whatever says something about an order is said to the right phone only. */
export type EcAnswer =
  | { readonly kind: 'FOUND'; readonly order: EcOrder }
  | { readonly kind: 'SEVERAL_RECEIVERS'; readonly order: EcOrder }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'VERIFYING'; readonly minutes: number }
  /** No such order, or another phone. */
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'MAINTENANCE'; readonly until: Date | null }
  | { readonly kind: 'AUTHENTICATION_FAILED' }
  | { readonly kind: 'CONNECTION_ERROR' }
  | { readonly kind: 'TIME_OUT' }

/** How a shop takes it that an order is to be cancelled. */
export type EcCancelAnswer =
  /** Now or before: asking again changes nothing. */
  | { readonly kind: 'CANCELLED' }
  /** The shop does not allow it. */
  | { readonly kind: 'REFUSED' }
  | Extract<EcAnswer, { kind: 'NOT_FOUND' | 'MAINTENANCE' | 'AUTHENTICATION_FAILED' | 'CONNECTION_ERROR' | 'TIME_OUT' }>

/** Neither call throws for what a shop or the network does; neither may be made inside a transaction. */
export interface EcConnector {
  find(orderNumber: string, phoneNumber: string): Promise<EcAnswer>
  /**
   * After TIME_OUT or CONNECTION_ERROR nobody knows whether it was done; the same call again finds out.
   * @param reason the code of CAN-1
   */
  cancel(orderNumber: string, reason: number): Promise<EcCancelAnswer>
}

/** Null for a shop that is switched off. */
export type Connectors = Readonly<Record<EcShop, EcConnector | null>>

import type { Orderer, Receiver } from '@irodori/contract'
import { EC_TYPES } from '@irodori/contract'

export const EC_SHOPS = EC_TYPES
export type EcShop = (typeof EC_SHOPS)[number]

/** How an unpaid order is to be paid; the customer's words differ for the first two. */
export type EcPaymentType = 'COMBINI' | 'RAKUTEN_POINT' | 'OTHER'

type EcSettlement = { readonly isSettled: true } | { readonly isSettled: false; readonly paymentType: EcPaymentType }

/** An order as an outside shop tells it. */
export interface EcOrder {
  readonly orderNumber: string
  /** As the shop writes it. */
  readonly phoneNumber: string
  readonly orderer: Orderer
  /** The first, where there are several. */
  readonly receiver: Omit<Receiver, 'id'>
  readonly receivers: number
  /** Item codes are the shop's; ours are the ids of our products. */
  readonly products: readonly { readonly itemCode: string; readonly unit: number }[]
  /** In the shop's words. */
  readonly payMethod: string
  readonly settlement: EcSettlement
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

export interface EcConnector {
  /** Never throws for what a shop or the network does. */
  find(orderNumber: string, phoneNumber: string): Promise<EcAnswer>
}

/** Null for a shop that is switched off. */
export type Connectors = Readonly<Record<EcShop, EcConnector | null>>

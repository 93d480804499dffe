import type { IncomingHttpHeaders } from 'node:http'
import type { SandboxBehaviour, SandboxOrder } from './sandboxOrders.ts'

interface SandboxRequest {
  readonly method: string
  /** The path and query without the prefix of the shop. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly now: Date
}

export interface SandboxAnswer {
  readonly status: number
  /** JSON; a text is sent as XML. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What a shop was told about a parcel. */
export interface SandboxParcel {
  readonly id: number
  /** The receiver's place in the order, from 0. */
  readonly receiver: number
  /** The code of the carrier; null where the shop has no such field. */
  readonly carrier: string | null
  readonly trackingNumber: string
  /** `2026-11-24`; null where the shop has no such field. */
  readonly day: string | null
}

interface PlacedOrder extends Omit<SandboxOrder, 'behaviour'> {
  readonly behaviour: Extract<SandboxBehaviour, { kind: 'ORDER' }>
}

/** An order as it is now. */
export interface CurrentOrder {
  readonly order: PlacedOrder
  readonly orderedAt: Date
  /** Null until it is paid. */
  readonly paidAt: Date | null
  readonly changedAt: Date
  readonly parcels: readonly SandboxParcel[]
}

/** What a request wants, once its form and access are found right. */
export type SandboxWish =
  | { readonly kind: 'ANSWER'; readonly answer: SandboxAnswer }
  | { readonly kind: 'ORDER'; readonly orderNumber: string }
  | { readonly kind: 'CANCEL'; readonly orderNumber: string }
  | { readonly kind: 'LIST'; answer(orders: readonly CurrentOrder[]): SandboxAnswer }
  | {
      readonly kind: 'SHIPMENT'
      readonly orderNumber: string
      /** The parcels after the request, or its refusal. */
      apply(
        order: CurrentOrder,
      ): { readonly parcels: readonly SandboxParcel[]; readonly answer: SandboxAnswer } | SandboxAnswer
    }

/** The requests and answers of one marketplace. */
export interface MarketplaceProtocol {
  hasKey(request: SandboxRequest, key: string): boolean
  read(request: SandboxRequest): SandboxWish
  order(order: CurrentOrder): SandboxAnswer
  cancelled(orderNumber: string): SandboxAnswer
  /** The order was cancelled before, was sent, or belongs to those that the shop never cancels. */
  cancelRefused(orderNumber: string): SandboxAnswer
  /** @param wish what was wanted of an order that does not exist */
  notFound(wish: SandboxWish): SandboxAnswer
  keyRefused(): SandboxAnswer
  /** @param seconds until the shop works again */
  maintenance(seconds: number): SandboxAnswer
  /** Too many calls. */
  limited(seconds: number): SandboxAnswer
}

import type { IncomingHttpHeaders } from 'node:http'
import type { SandboxBehaviour, SandboxOrder } from './sandboxOrders.ts'

interface SandboxRequest {
  readonly method: string
  /** The path without the prefix of the shop. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface SandboxAnswer {
  readonly status: number
  readonly body: unknown
}

interface PlacedOrder extends Omit<SandboxOrder, 'behaviour'> {
  readonly behaviour: Extract<SandboxBehaviour, { kind: 'ORDER' }>
}

/** The requests and answers of one marketplace. */
export interface MarketplaceProtocol {
  /** Whether the request has the key in the header of this marketplace. */
  hasKey(request: SandboxRequest, key: string): boolean
  /** The order number of a request for an order; null for any other request. */
  numberRequested(request: SandboxRequest): string | null
  /** @param orderedAt when the order was placed */
  order(order: PlacedOrder, orderedAt: Date): SandboxAnswer
  /** The order number of a cancellation; null for any other request. */
  numberToCancel(request: SandboxRequest): string | null
  cancelled(wasBefore: boolean, orderNumber: string): SandboxAnswer
  cancelRefused(): SandboxAnswer
  /** @param toCancel whether the request was a cancellation */
  notFound(toCancel: boolean): SandboxAnswer
  keyRefused(): SandboxAnswer
  maintenance(until: Date): SandboxAnswer
}

import type { IncomingHttpHeaders } from 'node:http'
import type { SandboxBehaviour, SandboxOrder } from './sandboxOrders.ts'

interface SandboxRequest {
  readonly method: string
  /** Without the path under which the shop lives. */
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

/** How one kind of shop words its answers. */
export interface Speaker {
  /** Whether the request carries the key in the header of this kind of shop. */
  hasKey(request: SandboxRequest, key: string): boolean
  /** The number that is asked for, null where the request is none that this shop understands. */
  numberAsked(request: SandboxRequest): string | null
  /** @param orderedAt when the order was placed */
  order(order: PlacedOrder, orderedAt: Date): SandboxAnswer
  /** The number that is to be cancelled, null where the request asks for no such thing. */
  numberToCancel(request: SandboxRequest): string | null
  cancelled(wasBefore: boolean, orderNumber: string): SandboxAnswer
  cancelRefused(): SandboxAnswer
  /** @param toCancel whether it was to be cancelled */
  notFound(toCancel: boolean): SandboxAnswer
  keyRefused(): SandboxAnswer
  maintenance(until: Date): SandboxAnswer
}

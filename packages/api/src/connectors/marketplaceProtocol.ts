import type { Err } from '@irodori/result'
import { err } from '@irodori/result'
import type { Exchange, WireAnswer } from './wire/exchange.ts'
import type { AccessOf, MarketplaceAccess } from './marketplaceAccess.ts'
import type {
  CancelError,
  ChangedOrders,
  MarketplaceError,
  MarketplaceId,
  MarketplaceOrder,
  Shipment,
} from './marketplaceConnector.ts'

export interface MarketplaceAddress {
  /** Without a slash at the end. */
  readonly url: string
  /** Asked before each call, so that a renewed token is used at once; null if the shop has none that is valid. */
  access(): Promise<MarketplaceAccess | null>
  /** Called with the access that the marketplace refused, which may have been renewed in the meantime. */
  onRefused?(access: MarketplaceAccess): Promise<void>
}

type OrderState =
  | { readonly kind: 'PLACED' }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'VERIFYING'; readonly minutes: number }

/** The content of an answer, before the phone number is compared. */
export type ProtocolAnswer =
  | { readonly kind: 'ORDER'; readonly order: MarketplaceOrder; readonly state: OrderState }
  | { readonly kind: 'NOT_FOUND' }

/** The answer does not have the documented shape. */
interface UnreadableAnswer {
  readonly code: 'UNREADABLE'
}

export type ProtocolError =
  | Extract<MarketplaceError, { code: 'MAINTENANCE' | 'AUTHENTICATION_FAILED' }>
  | UnreadableAnswer

export type ProtocolWriteError = Exclude<CancelError, { code: 'CONNECTION_ERROR' | 'TIME_OUT' }> | UnreadableAnswer

export interface Wire<Kind extends MarketplaceId> {
  readonly url: string
  readonly access: AccessOf<Kind>
  readonly now: Date
}

/** The conversations of one marketplace, without input or output. */
export interface MarketplaceProtocol<Kind extends MarketplaceId> {
  readonly kind: Kind
  /** Milliseconds between the beginnings of two calls, so that the limits of the marketplace are kept. */
  readonly gapMs: number
  find(wire: Wire<Kind>, orderNumber: string): Exchange<ProtocolAnswer, ProtocolError>
  cancel(wire: Wire<Kind>, orderNumber: string, reason: number): Exchange<null, ProtocolWriteError>
  listChanged(wire: Wire<Kind>, since: Date, page: string | null): Exchange<ChangedOrders, ProtocolError>
  reportShipment(wire: Wire<Kind>, orderNumber: string, shipment: Shipment): Exchange<null, ProtocolWriteError>
}

const KEY_REJECTED: readonly number[] = [401, 403]
/** Too many requests, and maintenance: both pass by themselves at a time that the header Retry-After may name. */
const LATER: readonly number[] = [429, 503]

export const UNREADABLE = err({ code: 'UNREADABLE' } as const)
export const REFUSED = err({ code: 'REFUSED' } as const)
export const NOT_FOUND = err({ code: 'NOT_FOUND' } as const)

/** The error that the status implies at all three marketplaces; null if the body decides. */
export function statusError({ status, retryAfter }: WireAnswer): Err<ProtocolError> | null {
  if (KEY_REJECTED.includes(status)) return err({ code: 'AUTHENTICATION_FAILED' })
  return LATER.includes(status) ? err({ code: 'MAINTENANCE', until: retryAfter }) : null
}

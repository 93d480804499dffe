import type { EcCancelAnswer, EcOrder } from './ecConnector.ts'
import type { MarketplaceRequest } from './readJson.ts'

export interface MarketplaceAddress {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
}

type EcState =
  | { readonly kind: 'PLACED' }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'VERIFYING'; readonly minutes: number }

/** What a shop's answer says, before anybody has asked whose order it is. */
export type WireAnswer =
  | { readonly kind: 'ORDER'; readonly order: EcOrder; readonly state: EcState }
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'MAINTENANCE'; readonly until: Date | null }
  | { readonly kind: 'AUTHENTICATION_FAILED' }
  /** Not the shape that was agreed. */
  | { readonly kind: 'UNREADABLE' }

/** What a shop's answer to a cancellation says. */
export type WireCancelAnswer =
  | Exclude<EcCancelAnswer, { kind: 'CONNECTION_ERROR' | 'TIME_OUT' }>
  | { readonly kind: 'UNREADABLE' }

/** How one kind of shop is spoken to: pure, both ways. */
export interface MarketplaceProtocol {
  request(address: MarketplaceAddress, orderNumber: string): MarketplaceRequest
  read(status: number, body: unknown): WireAnswer
  cancelRequest(address: MarketplaceAddress, orderNumber: string, reason: number): MarketplaceRequest
  readCancel(status: number, body: unknown): WireCancelAnswer
}

const KEY_REFUSED: readonly number[] = [401, 403]
const SERVICE_UNAVAILABLE = 503

type Told = Extract<WireAnswer, { kind: 'AUTHENTICATION_FAILED' | 'MAINTENANCE' | 'UNREADABLE' }>

/** What the status alone says in all three kinds of shop; null where the body decides. */
export function readStatus(status: number, maintenanceEnd: () => Date | null): Told | null {
  if (KEY_REFUSED.includes(status)) return { kind: 'AUTHENTICATION_FAILED' }
  if (status === SERVICE_UNAVAILABLE) return { kind: 'MAINTENANCE', until: maintenanceEnd() }
  return status === 200 ? null : { kind: 'UNREADABLE' }
}

import type { Err, Result } from '@irodori/result'
import { err } from '@irodori/result'
import type { CancelError, MarketplaceError, MarketplaceOrder } from './marketplaceConnector.ts'
import type { JsonRequest } from './readJson.ts'

export interface MarketplaceAddress {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
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

export type ProtocolCancelError = Exclude<CancelError, { code: 'CONNECTION_ERROR' | 'TIME_OUT' }> | UnreadableAnswer

/** Requests and answers of one marketplace, without input or output. */
export interface MarketplaceProtocol {
  request(address: MarketplaceAddress, orderNumber: string): JsonRequest
  read(status: number, body: unknown): Result<ProtocolAnswer, ProtocolError>
  cancelRequest(address: MarketplaceAddress, orderNumber: string, reason: number): JsonRequest
  readCancel(status: number, body: unknown): Result<null, ProtocolCancelError>
}

const KEY_REJECTED: readonly number[] = [401, 403]
const SERVICE_UNAVAILABLE = 503

export const UNREADABLE = err({ code: 'UNREADABLE' } as const)

/** The error that the status implies at all three marketplaces; null if the body decides. */
export function readStatus(status: number, maintenanceEnd: () => Date | null): Err<ProtocolError> | null {
  if (KEY_REJECTED.includes(status)) return err({ code: 'AUTHENTICATION_FAILED' })
  if (status === SERVICE_UNAVAILABLE) return err({ code: 'MAINTENANCE', until: maintenanceEnd() })
  return status === 200 ? null : UNREADABLE
}

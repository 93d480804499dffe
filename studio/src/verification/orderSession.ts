import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { Session } from '@irodori/client/session'
import { verifyOrder } from '@irodori/contract/endpoints/order'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { loginGuest } from '@irodori/ui/loginGuest'

/** Refusals that the server sends after it has joined the order to the account. */
const AFTER_JOINING: ReadonlySet<ErrorCode | null> = new Set(['NOT_MATCH_PRODUCT_WITH_ORDER', 'ORDER_IS_PRODUCED'])

/**
 * Makes the session valid for saving into this order. A guest of another order is logged in with this one; for an
 * account the order is joined by verifying it. If the order belongs to another account, the session becomes that of the
 * order.
 */
export async function sessionForOrder(
  connection: Connection,
  { orderNumber, phoneNumber }: GuestCredentials,
  productId: string,
): Promise<Result<Session, CallError>> {
  const current = connection.session.read()
  if (current?.role === 'USER') {
    const body = { orderNumber, phoneNumber, productId, actionType: 'create' } as const
    const joined = await connection.client.call(verifyOrder, { body })
    if (joined.ok || AFTER_JOINING.has(errorCodeOf(joined.error))) return { ok: true, value: current }
  }
  if (current?.role === 'GUEST' && current.userName === orderNumber) return { ok: true, value: current }
  return loginGuest(connection, { orderNumber, phoneNumber })
}

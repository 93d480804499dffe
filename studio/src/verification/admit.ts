import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { Session } from '@irodori/client/session'
import { verifyOrder } from '@irodori/contract/endpoints/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { GuestCredentials } from '@irodori/ui/credentialProblems'
import { loginGuest } from '@irodori/ui/loginGuest'

/** What the customer wants to design. */
export interface DesignClaim {
  readonly productId: string
  readonly actionType: 'create' | 'update'
  /** The changed designs, on update. */
  readonly designIds?: readonly string[]
}

/** An order that may be designed, with the session for saving. */
export interface VerifiedOrder {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly paymentType: string | null
  readonly session: Session
}

/**
 * Verifies that the order may design the product and logs in with it; a guest's session of another order ends first.
 * @param acceptsOtherProduct the customer continues although the order contains other products
 * @param signal aborts both calls; nothing is stored after it
 */
export async function admit(
  connection: Connection,
  claim: DesignClaim,
  credentials: GuestCredentials,
  acceptsOtherProduct: boolean,
  signal: AbortSignal,
): Promise<Result<VerifiedOrder, CallError>> {
  const { client, session, orderRecord } = connection
  const { designIds, ...rest } = claim
  const body = { ...credentials, ...rest, ...(designIds ? { designIds: [...designIds] } : {}) }
  const verified = await client.call(verifyOrder, { body }, { signal })
  const isOtherProduct = !verified.ok && errorCodeOf(verified.error) === 'NOT_MATCH_PRODUCT_WITH_ORDER'
  if (!verified.ok && !(isOtherProduct && acceptsOtherProduct)) return verified
  if (signal.aborted) return err({ kind: 'ABORTED' })

  const known = {
    orderNumber: verified.ok ? verified.value.orderNumber : credentials.orderNumber,
    phoneNumber: credentials.phoneNumber,
  }
  const current = session.read()
  // An account keeps its session, because the verification has joined the order to it.
  if (current?.role === 'USER') orderRecord.write(known)
  const login = current?.role === 'USER' ? ok(current) : await loginGuest(connection, known, signal)
  if (!login.ok) return login
  return ok({ ...known, paymentType: verified.ok ? verified.value.paymentType : null, session: login.value })
}

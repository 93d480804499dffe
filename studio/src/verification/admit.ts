import { errorCodeOf, type Failure, type Session } from '@irodori/client'
import type { Connection } from '@irodori/client/react'
import { verifyOrder } from '@irodori/contract/endpoints/order'
import type { GuestCredentials } from '@irodori/ui/login'
import { loginWithOrder } from './orderSession.ts'

/** What is to be designed. */
export interface DesignClaim {
  readonly productId: string
  readonly actionType: 'create' | 'update'
  /** The designs that are being changed, on update. */
  readonly designIds?: readonly string[]
}

/** An order that may be designed now, with the session that may save. */
export interface VerifiedOrder {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly paymentType: string | null
  readonly session: Session
}

export type Admission =
  | { readonly ok: true; readonly order: VerifiedOrder }
  | { readonly ok: false; readonly failure: Failure }

/**
 * Asks whether the order may design the product, and logs in with it; a guest's session of another order ends first.
 * @param acceptsOtherProduct the customer chose to go on although the order holds other products
 */
export async function admit(
  connection: Connection,
  claim: DesignClaim,
  credentials: GuestCredentials,
  acceptsOtherProduct: boolean,
): Promise<Admission> {
  const { client, session, orderRecord } = connection
  const { designIds, ...rest } = claim
  const body = { ...credentials, ...rest, ...(designIds ? { designIds: [...designIds] } : {}) }
  const verified = await client.call(verifyOrder, { body })
  const isOtherProduct = !verified.ok && errorCodeOf(verified.failure) === 'NOT_MATCH_PRODUCT_WITH_ORDER'
  if (!verified.ok && !(isOtherProduct && acceptsOtherProduct)) return verified

  const known = {
    orderNumber: verified.ok ? verified.data.orderNumber : credentials.orderNumber,
    phoneNumber: credentials.phoneNumber,
  }
  const current = session.read()
  // An account keeps its session: the verification has joined the order to it.
  if (current?.role === 'USER') orderRecord.write(known)
  const login =
    current?.role === 'USER' ? ({ ok: true, data: current } as const) : await loginWithOrder(connection, known)
  if (!login.ok) return login
  const order = { ...known, paymentType: verified.ok ? verified.data.paymentType : null, session: login.data }
  return { ok: true, order }
}

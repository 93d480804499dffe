import { orderNumberForm } from '@irodori/rules'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Refusal } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { Connectors } from './ecConnector.ts'
import { importOrder } from './importOrder.ts'
import { notSettled, refusalOf } from './refusalOf.ts'

export interface OutsideShops {
  readonly connectors: Connectors
  /** What stands before the hyphen in our own order numbers. */
  readonly shopPrefix: string
  readonly log: (line: string) => void
  /** Tells a customer with several receivers to order anew; without it nobody is told. */
  readonly writeMail?: WriteMail
}

export type Fetched =
  | { readonly kind: 'IMPORTED'; readonly order: OrderRow }
  /** `isPhoneRight`: the shop knows the order and this is its phone, but it cannot be designed. */
  | { readonly kind: 'REFUSED'; readonly isPhoneRight: boolean; readonly refusal: Refusal }

const proven = (refusal: Refusal): Fetched => ({ kind: 'REFUSED', isPhoneRight: true, refusal })

/** Faults that the shop's owner should know of. */
export const NOTEWORTHY: readonly string[] = ['AUTHENTICATION_FAILED', 'CONNECTION_ERROR', 'TIME_OUT', 'MAINTENANCE']

/**
 * Asks the outside shop that the form of the number belongs to, and imports what it finds. Never to be called inside a
 * transaction: the shop may take seconds.
 * @returns null where no outside shop knows the order with this phone
 */
export async function fetchOrder(
  database: Database,
  now: () => Date,
  shops: OutsideShops,
  orderNumber: string,
  phoneNumber: string,
): Promise<Fetched | null> {
  const form = orderNumberForm(orderNumber, shops.shopPrefix)
  if (form === null || form === 'OWN_SHOP') return null
  const answer = await shops.connectors[form]?.find(orderNumber, phoneNumber)
  if (!answer || answer.kind === 'NOT_FOUND') return null
  if (NOTEWORTHY.includes(answer.kind)) shops.log(`outside shop ${form}: ${answer.kind}`)
  if (answer.kind === 'FOUND' && !answer.order.isSettled) {
    return proven(notSettled(answer.order.paymentType))
  }
  if (answer.kind === 'FOUND' || answer.kind === 'SEVERAL_RECEIVERS') {
    // Several receivers: the customer may log in to cancel it, but not design it.
    const status = answer.kind === 'FOUND' ? 'WAITING' : 'PENDING_CANCEL'
    const order = await importOrder(database, now(), form, answer.order, status, shops.writeMail)
    return order ? { kind: 'IMPORTED', order } : proven(refused(403, 'PRODUCT_IS_NOT_FOUND'))
  }
  const refusal = refusalOf(form, answer)
  const isPhoneRight = answer.kind === 'CANCELLED' || answer.kind === 'VERIFYING'
  return { kind: 'REFUSED', isPhoneRight, refusal }
}

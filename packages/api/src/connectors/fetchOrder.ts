import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { orderNumberForm } from '@irodori/rules'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { Connectors } from './ecConnector.ts'
import { importOrder } from './importOrder.ts'
import { failureOf, paymentNotSettled } from './marketplaceFailure.ts'

export interface Marketplaces {
  readonly connectors: Connectors
  /** What stands before the hyphen in our own order numbers. */
  readonly shopPrefix: string
  readonly log: (line: string) => void
  /** Tells a customer with several receivers to order anew; without it nobody is told. */
  readonly writeMail?: WriteMail
}

/** What a marketplace tells of an order number and a phone number. */
export interface Fetched {
  /** Whether the marketplace knows the order and this is its phone number. */
  readonly isPhoneRight: boolean
  /** The imported order, or why it cannot be designed. */
  readonly order: Result<OrderRow, ApiError>
}

const proven = (order: Result<OrderRow, ApiError>): Fetched => ({ isPhoneRight: true, order })

/** Faults that the shop's owner should know of. */
export const NOTEWORTHY: readonly string[] = ['AUTHENTICATION_FAILED', 'CONNECTION_ERROR', 'TIME_OUT', 'MAINTENANCE']

/**
 * Asks the marketplace that the form of the number belongs to, and imports what it finds. Never to be called inside a
 * transaction: the shop may take seconds.
 * @returns null where no marketplace knows the order with this phone
 */
export async function fetchOrder(
  database: Database,
  now: () => Date,
  shops: Marketplaces,
  orderNumber: string,
  phoneNumber: string,
): Promise<Fetched | null> {
  const form = orderNumberForm(orderNumber, shops.shopPrefix)
  if (form === null || form === 'OWN_SHOP') return null
  const answer = await shops.connectors[form]?.find(orderNumber, phoneNumber)
  if (!answer || answer.kind === 'NOT_FOUND') return null
  if (NOTEWORTHY.includes(answer.kind)) shops.log(`marketplace ${form}: ${answer.kind}`)
  if (answer.kind === 'FOUND' && !answer.order.isSettled) {
    return proven(paymentNotSettled(answer.order.paymentType))
  }
  if (answer.kind === 'FOUND' || answer.kind === 'SEVERAL_RECEIVERS') {
    // Several receivers: the customer may log in to cancel it, but not design it.
    const status = answer.kind === 'FOUND' ? 'WAITING' : 'PENDING_CANCEL'
    const order = await importOrder(database, now(), form, answer.order, status, shops.writeMail)
    return proven(order ? ok(order) : fail(403, 'PRODUCT_IS_NOT_FOUND'))
  }
  const isPhoneRight = answer.kind === 'CANCELLED' || answer.kind === 'VERIFYING'
  return { isPhoneRight, order: failureOf(form, answer) }
}

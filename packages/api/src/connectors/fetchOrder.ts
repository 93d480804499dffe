import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { orderNumberForm } from '@irodori/rules/orderNumber'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { importOrder } from './importOrder.ts'
import type { Connectors } from './marketplaceConnector.ts'
import { marketplaceFailure, marketplaceLogLine, orderStateFailure, paymentNotSettled } from './marketplaceFailure.ts'

export interface Marketplaces {
  readonly connectors: Connectors
  /** Reads the part of this shop's own order numbers before the hyphen. */
  readonly orderPrefix: () => Promise<string>
  readonly log: (line: string) => void
  /** Confirms an imported order, or asks its customer to order again; without it no mail is sent. */
  readonly writeMail?: WriteMail
}

/** The answer of a marketplace for an order number and a phone number. */
export interface FetchedOrder {
  /** Whether the marketplace has the order and its phone number is the given one. */
  readonly isPhoneRight: boolean
  /** The imported order, or why it cannot be designed. */
  readonly order: Result<OrderRow, ApiError>
}

const proven = (order: Result<OrderRow, ApiError>): FetchedOrder => ({ isPhoneRight: true, order })

/**
 * Asks the marketplace that the form of the number belongs to, and imports the order if it exists there. Never call it
 * inside a transaction: the marketplace may take seconds.
 * @returns null if no marketplace has the order with this phone number
 */
export async function fetchOrder(
  database: Database,
  now: () => Date,
  marketplaces: Marketplaces,
  orderNumber: string,
  phoneNumber: string,
): Promise<FetchedOrder | null> {
  const form = orderNumberForm(orderNumber, await marketplaces.orderPrefix())
  if (form === null || form === 'OWN_SHOP') return null
  const result = await marketplaces.connectors[form]?.find(orderNumber, phoneNumber)
  if (!result) return null
  if (!result.ok) {
    marketplaces.log(marketplaceLogLine(form, result.error))
    return { isPhoneRight: false, order: marketplaceFailure(form, result.error) }
  }
  const answer = result.value
  if (answer.kind === 'NOT_FOUND') return null
  if (answer.kind === 'CANCELLED' || answer.kind === 'VERIFYING') return proven(orderStateFailure(answer))
  if (answer.kind === 'FOUND' && !answer.order.isSettled) return proven(paymentNotSettled(answer.order.paymentType))
  // A customer whose order has several receivers may log in to cancel it, but cannot design it.
  const status = answer.kind === 'FOUND' ? 'WAITING' : 'PENDING_CANCEL'
  const order = await importOrder(database, now(), form, answer.order, status, marketplaces.writeMail)
  return proven(order ? ok(order) : fail(403, 'PRODUCT_IS_NOT_FOUND'))
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { normaliseOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import { fetchOrder } from '../connectors/fetchOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Guesses, Visitor } from '../limits/guesses.ts'
import { isSamePhone } from '../order/isSamePhone.ts'

interface Claim {
  readonly orderNumber: string
  readonly phoneNumber: string
}

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly guesses: Guesses
  /** The marketplaces that are asked for an order that the database does not hold; without them only the database is. */
  readonly marketplaces?: Marketplaces
}

/**
 * The order that an order number and its phone number prove. An unknown order and a wrong phone number get the same
 * answer after the same work, and both count as guesses. The marketplace is asked whenever the database has no order with
 * this phone number, so that the answer does not reveal which orders the database holds.
 */
export async function checkPhone(deps: Deps, claim: Claim, visitor: Visitor): Promise<Result<OrderRow, ApiError>> {
  const { database, now, guesses, marketplaces } = deps
  const orderNumber = normaliseOrderNumber(claim.orderNumber)
  const { phoneNumber } = claim
  const numbers = marketplaces ? numbersMeant(orderNumber, await marketplaces.orderPrefix()) : [orderNumber]
  const guess = await guesses.begin('ORDER_PHONE', numbers, visitor)
  const rows = await database.selectFrom('shop_order').selectAll().where('order_number', 'in', numbers).execute()
  const kept = numbers.map((number) => rows.find((row) => row.order_number === number))
  const known = kept.filter((row) => isSamePhone(row?.phone_number ?? '', phoneNumber))[0]
  if (!guess.ok) return guess
  const proven = async (right: string, result: Result<OrderRow, ApiError>) => {
    await guess.value.right(right)
    return result
  }
  if (known) return proven(known.order_number, ok(known))
  const fetched = marketplaces ? await fetchOrder(database, now, marketplaces, orderNumber, phoneNumber) : null
  if (fetched && !fetched.order.ok) {
    return fetched.isPhoneRight ? proven(orderNumber, fetched.order) : fetched.order
  }
  // An order that was imported earlier keeps the phone number of its import.
  if (fetched?.order.ok && isSamePhone(fetched.order.value.phone_number, phoneNumber)) {
    return proven(orderNumber, fetched.order)
  }
  return fail(404, 'ORDER_NUMBER_NOT_FOUND')
}

/** Eight digits may be an order of a marketplace or one of our own without its prefix: the phone number decides. */
export const numbersMeant = (orderNumber: string, shopPrefix: string): string[] =>
  orderNumberForm(orderNumber, shopPrefix) === 'YAHOO' ? [orderNumber, `${shopPrefix}-${orderNumber}`] : [orderNumber]

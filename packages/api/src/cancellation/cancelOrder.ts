import { createHash, timingSafeEqual } from 'node:crypto'
import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { CANCEL_REASONS } from '@irodori/rules/cancelReason'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { mayCancel } from '@irodori/rules/orderStatus'
import { lastFourDigits } from '@irodori/rules/phoneNumber'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import { cancelFailureOf, marketplaceLogLine } from '../connectors/marketplaceFailure.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { Guesses } from '../limits/guesses.ts'
import { notifyCustomer } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { cancelLockedOrder } from '../order/cancelLockedOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { numbersMeant } from '../orderAccess/checkPhone.ts'
import { readProfile } from '../profile/storedProfile.ts'

export interface CancelDeps {
  readonly database: Database
  readonly now: () => Date
  readonly guesses: Guesses
  readonly marketplaces: Pick<Marketplaces, 'connectors' | 'log' | 'orderPrefix'>
  readonly writeMail: WriteMail
  /** Called after the commit, when a mail waits to be sent. */
  readonly wake: () => void
}

interface Claim {
  readonly orderNumber: string
  readonly securityKey: string
}

/** Who calls: the session, if there is one, and the browser or program. */
interface Sender {
  readonly caller: Caller | null
  readonly client: Client
}

interface Input extends Claim {
  readonly reason: number
  readonly reasonNote: string
}

const WRONG = '注文番号または電話番号下４桁が正しいものではございません。再度ご入力くださいませ。'

/** Whether a caller who knows these digits may cancel this order. */
export async function verifyCancellation(
  deps: CancelDeps,
  sender: Sender,
  claim: Claim,
): Promise<Outcome<AnswerOf<typeof endpoints.verifyCancellation>>> {
  const orderResult = await proveOrderByPhone(deps, sender, claim)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  const against = cancelFailure(order)
  const { payMethod, ecSiteId } = order.details
  if (against) return against
  const { contact } = await readProfile(deps.database)
  return answer({ payMethod, ecSiteId, shopMail: contact.email })
}

/**
 * Cancels an order. The marketplace is told first and outside of any transaction; where it refuses or does not answer,
 * nothing is changed here. A repeated cancellation changes nothing, so a customer whose call was cut off repeats it.
 */
export async function cancelOrder(deps: CancelDeps, sender: Sender, input: Input): Promise<Outcome<null>> {
  if (!CANCEL_REASONS.some(({ value }) => value === input.reason)) {
    return fail(400, 'REQUEST_INVALID', { error: { reason: ['no such reason'] } })
  }
  const orderResult = await proveOrderByPhone(deps, sender, input)
  if (!orderResult.ok) return orderResult
  const order = orderResult.value
  if (order.status === 'CANCEL') return answer(null)
  const against = cancelFailure(order) ?? (await cancelAtMarketplace(deps, order, input.reason))
  if (against) return against
  const outcome = await cancelInTransaction(deps, order.order_number, input)
  deps.wake()
  return outcome
}

/**
 * Does the same work and gives the same answer for an unknown order and for wrong digits; both count as guesses. A session of
 * the order has proved more than the digits, so it is never kept out by the guesses of others.
 */
async function proveOrderByPhone(
  { database, guesses, marketplaces }: CancelDeps,
  { caller, client }: Sender,
  claim: Claim,
): Promise<Result<OrderRow, ApiError>> {
  const numbers = numbersMeant(normaliseOrderNumber(claim.orderNumber), await marketplaces.orderPrefix())
  const rows = await database.selectFrom('shop_order').selectAll().where('order_number', 'in', numbers).execute()
  const given = claim.securityKey.normalize('NFKC').trim()
  const right = numbers
    .map((number) => rows.find((row) => row.order_number === number))
    .filter((row) => isRightKey(row?.phone_number ?? '', given))[0]
  if (right && caller && isOwn(right, caller)) return ok(right)
  const guess = await guesses.begin('CANCELLATION_KEY', numbers, client)
  if (!guess.ok) return guess
  if (!right) return fail(401, 'SECURITY_KEY_WRONG', { message: WRONG })
  await guess.value.right(right.order_number)
  return ok(right)
}

const isOwn = ({ order_number, account_id }: OrderRow, caller: Caller): boolean =>
  caller.role === 'GUEST' ? caller.orderNumber === order_number : caller.accountId === account_id

function isRightKey(phoneNumber: string, given: string): boolean {
  const digits = lastFourDigits(phoneNumber)
  return isSameSecret(digits, given) && digits.length === 4
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b))

function cancelFailure(order: OrderRow): ApiFailure | null {
  if (!mayCancel(order.status)) return fail(403, 'ORDER_CANNOT_BE_CANCELLED')
  const { paymentType, isSettled } = order.details
  // A payment at a convenience store cannot be refunded.
  return paymentType === 'COMBINI' && isSettled ? fail(400, 'COMBINI_SETTLED', { message: 'COMBINI_SETTLED' }) : null
}

/** Cancels an order at its marketplace. Null where it is cancelled there or has no marketplace. Never call it in a transaction. */
export async function cancelAtMarketplace(
  { marketplaces }: { readonly marketplaces: Pick<Marketplaces, 'connectors' | 'log'> },
  order: OrderRow,
  reason: number,
): Promise<ApiFailure | null> {
  const { ecSiteId } = order.details
  if (ecSiteId === null) return null
  const connector = marketplaces.connectors[ecSiteId]
  if (!connector) return cancelFailureOf(ecSiteId, { code: 'CONNECTION_ERROR' })
  const result = await connector.cancel(order.order_number, reason)
  if (result.ok) return null
  marketplaces.log(marketplaceLogLine(ecSiteId, result.error))
  return cancelFailureOf(ecSiteId, result.error)
}

async function cancelInTransaction(deps: CancelDeps, orderNumber: string, input: Input): Promise<Outcome<null>> {
  const { database, now } = deps
  return transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (order?.status === 'CANCEL') return answer(null)
    if (!order) return fail(403, 'ORDER_CANNOT_BE_CANCELLED')
    const reason = { by: 'CUSTOMER', reason: input.reason, note: input.reasonNote } as const
    const changed = await cancelLockedOrder(tx, order, reason, now())
    if (!changed.ok) return fail(403, 'ORDER_CANNOT_BE_CANCELLED')
    await notifyCustomer(deps.writeMail, tx, changed.value, `cancelled:${orderNumber}`, {
      kind: 'ORDER_CANCELLED',
      values: {},
    })
    return answer(null)
  })
}

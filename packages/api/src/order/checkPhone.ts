import { createHash, timingSafeEqual } from 'node:crypto'
import { normaliseOrderNumber, normalisePhoneNumber } from '@irodori/rules'
import { sql } from 'kysely'
import type { Database, OrderRow } from '../database/tables.ts'
import type { Refusal } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'

const WINDOW = 3_600_000

interface Claim {
  readonly orderNumber: string
  readonly phoneNumber: string
}

/**
 * The order that a number and its phone prove. An unknown order and a wrong phone get the same answer after the same
 * work, and both count: wrong tries are kept per order number in the database, so a restart or a second server forgets
 * none. The try is counted before the phone is looked at, so that parallel guesses gain nothing.
 */
export async function checkPhone(
  database: Database,
  now: Date,
  triesPerHour: number,
  claim: Claim,
): Promise<OrderRow | Refusal> {
  const orderNumber = normaliseOrderNumber(claim.orderNumber)
  const tries = await countTry(database, now, orderNumber)
  const order = await database
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  const isRight = isSamePhone(order?.phone_number ?? '', normalisePhoneNumber(claim.phoneNumber))
  if (tries > triesPerHour) return refused(429, 'TOO_MANY_TRIES', { retryAfter: WINDOW / 1000 })
  if (!order || !isRight) return refused(404, 'ORDER_NUMBER_NOT_FOUND')
  await database.deleteFrom('wrong_try').where('order_number', '=', orderNumber).execute()
  return order
}

/** Compares digests, so that the time tells neither a prefix nor a length. An order without a phone matches nobody. */
function isSamePhone(kept: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(kept), digest(given)) && kept !== ''
}

async function countTry(database: Database, now: Date, orderNumber: string): Promise<number> {
  const windowStart = new Date(now.getTime() - WINDOW)
  await database.deleteFrom('wrong_try').where('window_started_at', '<', windowStart).execute()
  const { tries } = await database
    .insertInto('wrong_try')
    .values({ order_number: orderNumber, tries: 1, window_started_at: now })
    .onConflict((conflict) => conflict.column('order_number').doUpdateSet({ tries: sql<number>`wrong_try.tries + 1` }))
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

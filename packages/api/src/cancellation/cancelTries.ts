import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

const DAY = 86_400_000
/** Four digits are soon guessed. */
const TRIES_PER_DAY = 5

/** No order number has a space in it, so these counts are never those of a login. */
const keyOf = (orderNumber: string): string => `cancel ${orderNumber}`

/**
 * Counts a try at the digits of an order before they are looked at, so that parallel guesses gain nothing.
 * @returns the refusal where there were too many within a day
 */
export async function countCancelTry(database: Database, orderNumber: string, now: Date): Promise<ApiFailure | null> {
  const key = keyOf(orderNumber)
  await database
    .deleteFrom('wrong_try')
    .where('order_number', 'like', keyOf('%'))
    .where('window_started_at', '<', new Date(now.getTime() - DAY))
    .execute()
  const { tries, window_started_at } = await database
    .insertInto('wrong_try')
    .values({ order_number: key, tries: 1, window_started_at: now })
    .onConflict((at) => at.column('order_number').doUpdateSet({ tries: sql<number>`wrong_try.tries + 1` }))
    .returning(['tries', 'window_started_at'])
    .executeTakeFirstOrThrow()
  if (tries <= TRIES_PER_DAY) return null
  const seconds = Math.ceil((window_started_at.getTime() + DAY - now.getTime()) / 1000)
  return fail(429, 'TOO_MANY_TRIES', { retryAfter: Math.max(1, seconds) })
}

/** After the right digits. */
export async function forgetCancelTries(database: Database, orderNumber: string): Promise<void> {
  await database.deleteFrom('wrong_try').where('order_number', '=', keyOf(orderNumber)).execute()
}

/** Takes back a try that was no guess. */
export async function uncountCancelTry(database: Database, orderNumber: string): Promise<void> {
  await database
    .updateTable('wrong_try')
    .set({ tries: sql<number>`tries - 1` })
    .where('order_number', '=', keyOf(orderNumber))
    .execute()
}

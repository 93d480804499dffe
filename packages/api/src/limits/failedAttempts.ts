import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

const WINDOW = 3_600_000

/**
 * Counts a try at something before it is looked at, so that parallel guesses gain nothing. The counts lie in the
 * database: a restart or a second server forgets none.
 * @returns how many there were within the hour, this one included
 */
export async function countTry(database: Database, now: Date, key: string): Promise<number> {
  const windowStart = new Date(now.getTime() - WINDOW)
  await database
    .deleteFrom('wrong_try')
    .where('window_started_at', '<', windowStart)
    // Counted for a day: cancellation/cancelTries.ts.
    .where('order_number', 'not like', 'cancel %')
    .execute()
  const { tries } = await database
    .insertInto('wrong_try')
    .values({ order_number: key, tries: 1, window_started_at: now })
    .onConflict((conflict) => conflict.column('order_number').doUpdateSet({ tries: sql<number>`wrong_try.tries + 1` }))
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

/** Takes back one try that was no guess. */
export async function uncountTry(database: Database, key: string): Promise<void> {
  await database
    .updateTable('wrong_try')
    .set({ tries: sql<number>`tries - 1` })
    .where('order_number', '=', key)
    .execute()
}

/** After a right one. */
export async function forgetTries(database: Database, key: string): Promise<void> {
  await database.deleteFrom('wrong_try').where('order_number', '=', key).execute()
}

export const tooManyTries = (): ApiFailure => fail(429, 'TOO_MANY_TRIES', { retryAfter: WINDOW / 1000 })

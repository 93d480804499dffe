import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import type { FailedAttemptTable } from '../database/tables/accounts.ts'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/** One thing that is guessed at, or one address that is written to. */
export interface Attempt {
  readonly kind: FailedAttemptTable['kind']
  /** An order number, the id of an account, or the hash of a mail address; never the address itself. */
  readonly subject: string
}

/** Milliseconds for which attempts are counted, from the first one. */
const WINDOWS_MS: Readonly<Record<Attempt['kind'], number>> = {
  ORDER_PHONE: HOUR_MS,
  ACCOUNT_PASSWORD: HOUR_MS,
  // The key has four digits only, so a day must pass.
  CANCELLATION_KEY: DAY_MS,
  ACCOUNT_MAIL: HOUR_MS,
  CONFIRMATION_MAIL: HOUR_MS,
}

/**
 * Counts an attempt before it is checked, so that parallel guesses gain nothing. The counts are in the database: they
 * survive a restart and are shared by all servers.
 * @param limit attempts that are allowed within the window of their kind
 * @returns 429 `TOO_MANY_TRIES` if there were more; null if the attempt may be checked
 */
export async function countAttempt(
  database: Database,
  now: Date,
  { kind, subject }: Attempt,
  limit: number,
): Promise<ApiFailure | null> {
  const windowMs = WINDOWS_MS[kind]
  await database
    .deleteFrom('failed_attempt')
    .where('kind', '=', kind)
    .where('window_started_at', '<', new Date(now.getTime() - windowMs))
    .execute()
  const { attempts, window_started_at: startedAt } = await database
    .insertInto('failed_attempt')
    .values({ kind, subject, attempts: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ attempts: sql<number>`failed_attempt.attempts + 1` }),
    )
    .returning(['attempts', 'window_started_at'])
    .executeTakeFirstOrThrow()
  if (attempts <= limit) return null
  const seconds = Math.ceil((startedAt.getTime() + windowMs - now.getTime()) / 1000)
  return fail(429, 'TOO_MANY_TRIES', { retryAfterSeconds: Math.max(1, seconds) })
}

/** Subtracts one attempt that was no guess. */
export async function uncountAttempt(database: Database, { kind, subject }: Attempt): Promise<void> {
  await database
    .updateTable('failed_attempt')
    .set({ attempts: sql<number>`attempts - 1` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Deletes the count after a successful attempt. */
export async function forgetAttempts(database: Database, { kind, subject }: Attempt): Promise<void> {
  await database.deleteFrom('failed_attempt').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/**
 * Counts one attempt at each of the subjects that it could mean.
 * @returns the first refusal; null if the attempt may be checked
 */
export async function countAttempts(
  database: Database,
  now: Date,
  attempts: readonly Attempt[],
  limit: number,
): Promise<ApiFailure | null> {
  let refusal: ApiFailure | null = null
  for (const attempt of attempts) {
    const own = await countAttempt(database, now, attempt, limit)
    refusal ??= own
  }
  return refusal
}

/** Deletes the count of the subject that was proven, and subtracts the attempt from the others that it could mean. */
export async function settleAttempts(database: Database, attempts: readonly Attempt[], proven: string): Promise<void> {
  for (const attempt of attempts) {
    await (attempt.subject === proven ? forgetAttempts : uncountAttempt)(database, attempt)
  }
}

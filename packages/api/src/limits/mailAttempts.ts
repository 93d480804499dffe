import { HOUR_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import type { FailedAttemptTable } from '../database/tables/accounts.ts'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

/** A mail to an address that the caller need not own. */
export interface MailAttempt {
  readonly kind: Extract<FailedAttemptTable['kind'], 'ACCOUNT_MAIL' | 'CONFIRMATION_MAIL' | 'DEVICE_LINK_MAIL'>
  /** The hash of a mail address, never the address itself; or an order number. */
  readonly subject: string
}

/** Milliseconds for which mails are counted, from the first one. */
const WINDOW_MS = HOUR_MS

/**
 * Counts a mail before it is written. The counts are in the database: they survive a restart and are shared by all servers.
 * @param limit mails that are allowed within the window
 * @returns 429 `TOO_MANY_TRIES` if there were more; null if the mail may be written
 */
export async function countMailAttempt(
  database: Database,
  now: Date,
  { kind, subject }: MailAttempt,
  limit: number,
): Promise<ApiFailure | null> {
  await database
    .deleteFrom('failed_attempt')
    .where('kind', '=', kind)
    .where('window_started_at', '<', new Date(now.getTime() - WINDOW_MS))
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
  const seconds = Math.ceil((startedAt.getTime() + WINDOW_MS - now.getTime()) / 1000)
  return fail(429, 'TOO_MANY_TRIES', { retryAfterSeconds: Math.max(1, seconds) })
}

/** Subtracts a mail that was not written. */
export async function uncountMailAttempt(database: Database, { kind, subject }: MailAttempt): Promise<void> {
  await database
    .updateTable('failed_attempt')
    .set({ attempts: sql<number>`attempts - 1` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

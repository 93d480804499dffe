import type { Err, Result } from '@irodori/result'
import pRetry from 'p-retry'
import { errorCode, TRANSACTION_CONFLICTS } from '../resilience/transientErrors.ts'
import type { Database, Transacting } from './tables.ts'

const RETRIES = 4
/** Before the second attempt; it doubles before each further one. */
const FIRST_PAUSE_MS = 20

/**
 * Runs `work` in one transaction, and again from its start after a conflict with another transaction; so `work` must have
 * no effects outside the database. Resolves after the commit.
 */
export function transact<Value>(database: Database, work: (tx: Transacting) => Promise<Value>): Promise<Value> {
  return pRetry(() => database.transaction().execute(work), {
    retries: RETRIES,
    minTimeout: FIRST_PAUSE_MS,
    shouldRetry: ({ error }) => TRANSACTION_CONFLICTS.has(errorCode(error)),
  })
}

/** As `transact`, for work that can fail: a failed result rolls everything back and is returned. */
export async function transactResult<Value, Failure>(
  database: Database,
  work: (tx: Transacting) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const rollback = new Error('the transaction is rolled back because its work failed')
  const attempt: { failed: Err<Failure> | null } = { failed: null }
  try {
    return await transact(database, async (tx) => {
      attempt.failed = null
      const result = await work(tx)
      if (result.ok) return result
      attempt.failed = result
      throw rollback
    })
  } catch (error) {
    if (error === rollback && attempt.failed) return attempt.failed
    throw error
  }
}

import type { Database, Transacting } from './tables.ts'

/** Serialization failure and deadlock: the whole transaction is to be run again. */
const REPEATABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5
const PAUSE = 20

/**
 * Runs `work` in one transaction, again from the start where the database asks for it; so `work` touches nothing but
 * the database. Resolves only after the commit.
 */
export async function transact<Result>(
  database: Database,
  work: (tx: Transacting) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !REPEATABLE.has(sqlState(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
    }
  }
}

/** The SQLSTATE of a database error, '' for any other. */
export const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

import type { Database } from '../database/tables.ts'
import { countAttempt } from '../limits/failedAttempts.ts'
import { hashOfEmail } from './emailAddress.ts'

const MOST_PER_HOUR = 5

/**
 * Whether an address that somebody has typed is sent one more confirmation. Beyond that the call itself goes on as ever:
 * nobody's letter box is filled, and nobody can keep another from asking.
 * @param email in small letters
 */
export const mayMailConfirmation = async (database: Database, now: Date, email: string): Promise<boolean> =>
  (await countAttempt(database, now, { kind: 'CONFIRMATION_MAIL', subject: hashOfEmail(email) }, MOST_PER_HOUR)) ===
  null

import { hashOfEmail } from '../authentication/emailAddress.ts'
import { countTry } from '../authentication/wrongTries.ts'
import type { Database } from '../database/tables.ts'

const MOST_PER_HOUR = 5

/**
 * Whether an address that somebody has typed is sent one more confirmation. Beyond that the call itself goes on as ever:
 * nobody's letter box is filled, and nobody can keep another from asking.
 * @param email in small letters
 */
export const mayConfirm = async (database: Database, now: Date, email: string): Promise<boolean> =>
  (await countTry(database, now, `confirm:${hashOfEmail(email)}`)) <= MOST_PER_HOUR

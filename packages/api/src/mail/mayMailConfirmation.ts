import type { Database } from '../database/tables.ts'
import { countMailAttempt } from '../limits/mailAttempts.ts'
import { hashOfEmail } from './emailAddress.ts'

const MAX_PER_HOUR = 5

/**
 * Whether another confirmation may be mailed to an address that a visitor has typed. Beyond the limit the call itself
 * still succeeds, so a mailbox cannot be flooded and a third party cannot block the address.
 * @param email in lower case
 */
export const mayMailConfirmation = async (database: Database, now: Date, email: string): Promise<boolean> =>
  (await countMailAttempt(database, now, { kind: 'CONFIRMATION_MAIL', subject: hashOfEmail(email) }, MAX_PER_HOUR)) ===
  null

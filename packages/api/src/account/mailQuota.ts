import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { countTry, tooManyTries, uncountTry } from '../limits/failedAttempts.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly wrongTriesPerHour: number
}

const keyOf = (email: string): string => `mail:${hashOfEmail(email)}`

/**
 * Counts a call that sends a mail to an address that its caller need not own, so that nobody's letter box is filled.
 * Counted alike whether the address has an account or not. Null where the mail may be sent.
 */
export async function countMail({ database, now, wrongTriesPerHour }: Deps, email: string): Promise<ApiFailure | null> {
  return (await countTry(database, now(), keyOf(email))) > wrongTriesPerHour ? tooManyTries() : null
}

/** Takes a call back that sent none. */
export const uncountMail = ({ database }: Deps, email: string): Promise<void> => uncountTry(database, keyOf(email))

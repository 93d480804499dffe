import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import type { MailAttempt } from '../limits/mailAttempts.ts'
import { countMailAttempt, uncountMailAttempt } from '../limits/mailAttempts.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly failedAttemptsPerHour: number
}

const attemptOf = (email: string): MailAttempt => ({ kind: 'ACCOUNT_MAIL', subject: hashOfEmail(email) })

/**
 * Counts a call that sends a mail to an address that the caller need not own, so the service cannot be used to flood a
 * mailbox. The count does not depend on whether the address has an account.
 * @returns null if the mail may be sent
 */
export const countMail = ({ database, now, failedAttemptsPerHour }: Deps, email: string): Promise<ApiFailure | null> =>
  countMailAttempt(database, now(), attemptOf(email), failedAttemptsPerHour)

/** Subtracts a call that sent no mail. */
export const uncountMail = ({ database }: Deps, email: string): Promise<void> =>
  uncountMailAttempt(database, attemptOf(email))

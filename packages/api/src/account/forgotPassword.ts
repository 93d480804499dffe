import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { hashOfEmail, normaliseEmail } from '../mail/emailAddress.ts'
import type { AccountDeps } from './accountDeps.ts'
import { newPasswordLink } from './accountLinks.ts'
import { ownerOf, writeAccountMail } from './accountMail.ts'
import { issueToken } from './accountTokens.ts'
import { countMail } from './mailQuota.ts'

export const FORGOTTEN_PASSWORD_JOB = 'forgotten-password'

/**
 * Leaves the search for the account to a job, so neither the answer nor its duration discloses whether the account
 * exists.
 */
export async function forgotPassword(
  deps: Pick<AccountDeps, 'database' | 'now' | 'failedAttemptsPerHour' | 'wake'>,
  typedEmail: string,
): Promise<Outcome<null>> {
  const email = normaliseEmail(typedEmail)
  const tooManyMails = await countMail(deps, email)
  if (tooManyMails) return tooManyMails
  const job = { kind: FORGOTTEN_PASSWORD_JOB, subject: hashOfEmail(email), payload: { email } }
  await transact(deps.database, (tx) => enqueue(tx, job, 'NOW'))
  deps.wake()
  return answer(null)
}

/**
 * Sends the link for setting a new password. An unconfirmed account gets one too: following it confirms the address.
 */
export function forgottenPasswordJob(
  deps: Pick<AccountDeps, 'database' | 'now' | 'writeMail' | 'publicUrl'>,
): JobHandler {
  return {
    async run(job) {
      await transact(deps.database, async (tx) => {
        if (!(await complete(tx, job))) return
        const account = await tx
          .selectFrom('account')
          .selectAll()
          .where('email', '=', emailOf(job))
          .forUpdate()
          .executeTakeFirst()
        if (!account) return
        const token = await issueToken(tx, deps.now(), { accountId: account.id, purpose: 'RESET_PASSWORD' })
        await writeAccountMail(deps, tx, {
          kind: 'ACCOUNT_RESET_PASSWORD',
          ...ownerOf(account),
          link: newPasswordLink(deps.publicUrl, account.email, token),
        })
      })
      return 'DONE'
    },
    async giveUp() {},
  }
}

const emailOf = (job: LeasedJob): string => (job.payload as { email: string }).email

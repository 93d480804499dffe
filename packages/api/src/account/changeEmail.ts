import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { withPassword } from '../authentication/withPassword.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import type { AccountDeps } from './accountDeps.ts'
import { forgotPasswordLink, verifyLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import { issueToken } from './accountTokens.ts'
import { countMail } from './mailQuota.ts'

type Endpoint = typeof endpoints.changeEmail

/**
 * Sends a link to the new address of an account; nothing changes until the link is followed. The answer is the same if
 * the new address already has an account: only its owner is notified, by mail.
 */
export async function changeEmail(
  deps: AccountDeps,
  accountId: string,
  { email, password }: BodyOf<Endpoint>,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const newEmail = normaliseEmail(email)
  const tooManyMails = await countMail(deps, newEmail)
  if (tooManyMails) return tooManyMails
  const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { password: ['WRONG'] } })
  const outcome = await withPassword(deps, { accountId }, password, wrongPassword, async (tx, account) => {
    if (newEmail !== account.email) await sendLink(tx, deps, account, newEmail)
    return answer({ email: newEmail })
  })
  deps.wake()
  return outcome
}

async function sendLink(tx: Transacting, deps: AccountDeps, account: AccountRow, newEmail: string): Promise<void> {
  const owner = await tx
    .selectFrom('account')
    .select(['user_name', 'language'])
    .where('email', '=', newEmail)
    .where('is_verified', '=', true)
    .executeTakeFirst()
  const token = await issueToken(tx, deps.now(), { accountId: account.id, purpose: 'CHANGE_EMAIL', newEmail })
  const { user_name: userName, language } = owner ?? account
  await writeAccountMail(
    deps,
    tx,
    owner
      ? { kind: 'ACCOUNT_EXISTS', to: newEmail, language, userName, link: forgotPasswordLink(deps.publicUrl) }
      : {
          kind: 'ACCOUNT_CHANGE_EMAIL',
          to: newEmail,
          language,
          userName,
          link: verifyLink(deps.publicUrl, newEmail, token),
        },
  )
}

import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { AccountDeps } from './accountDeps.ts'
import { verifyLink } from './accountLinks.ts'
import { ownerOf, writeAccountMail } from './accountMail.ts'
import { issueToken } from './accountTokens.ts'
import { countMail } from './mailQuota.ts'

/** Sends the link that deletes an account to the address of the account. */
export async function requestAccountDeletion(deps: AccountDeps, accountId: string): Promise<Outcome<null>> {
  const { database } = deps
  const known = await database.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  if (!known) return fail(401, 'UNAUTHENTICATED')
  const tooManyMails = await countMail(deps, known.email)
  if (tooManyMails) return tooManyMails
  const isSent = await transact(database, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!account) return false
    const token = await issueToken(tx, deps.now(), { accountId, purpose: 'DELETE' })
    await writeAccountMail(deps, tx, {
      kind: 'ACCOUNT_DELETE',
      ...ownerOf(account),
      link: verifyLink(deps.publicUrl, account.email, token),
    })
    return true
  })
  deps.wake()
  return isSent ? answer(null) : fail(401, 'UNAUTHENTICATED')
}

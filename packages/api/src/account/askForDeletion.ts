import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import { verifyLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import type { AccountNeeds } from './accountNeeds.ts'
import { issueToken } from './accountTokens.ts'
import { countMail } from './mailQuota.ts'

/** Sends the link that deletes an account to its address. */
export async function askForDeletion(needs: AccountNeeds, accountId: string): Promise<Outcome<null>> {
  const { database } = needs
  const known = await database.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  if (!known) return refused(401, 'UNAUTHENTICATED')
  const refusal = await countMail(needs, known.email)
  if (refusal) return refusal
  const isSent = await transact(database, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!account) return false
    const token = await issueToken(tx, needs.now(), { accountId, purpose: 'DELETE' })
    await writeAccountMail(needs, tx, {
      kind: 'ACCOUNT_DELETE',
      to: account.email,
      userName: account.user_name,
      link: verifyLink(needs.publicUrl, account.email, token),
    })
    return true
  })
  needs.wake()
  return isSent ? answer(null) : refused(401, 'UNAUTHENTICATED')
}

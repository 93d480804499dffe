import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { joinOrdersOf } from '../order/joinOrder.ts'
import type { AccountDeps } from './accountDeps.ts'
import { helpLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import { revokeTokens } from './accountTokens.ts'

/**
 * Gives an account the address that its owner has confirmed, and tells the old one. An account of that address which
 * nobody has confirmed gives way.
 * @returns false where the address belongs to another account by now
 */
export async function applyEmailChange(
  tx: Transacting,
  deps: Pick<AccountDeps, 'now' | 'writeMail' | 'publicUrl'>,
  account: AccountRow,
  newEmail: string,
): Promise<boolean> {
  await tx
    .deleteFrom('account')
    .where('email', '=', newEmail)
    .where('id', '!=', account.id)
    .where('is_verified', '=', false)
    .execute()
  const other = await tx.selectFrom('account').select('id').where('email', '=', newEmail).executeTakeFirst()
  if (other && other.id !== account.id) return false
  await tx
    .updateTable('account')
    .set({ email: newEmail, updated_at: deps.now() })
    .where('id', '=', account.id)
    .execute()
  await revokeTokens(tx, account.id)
  await joinOrdersOf(tx, account.id, newEmail)
  await moveReader(tx, account.email, newEmail)
  await writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_EMAIL_CHANGED',
    to: account.email,
    userName: account.user_name,
    link: helpLink(deps.publicUrl),
  })
  return true
}

/** The magazine follows to the new address, unless that one has decided for itself. */
async function moveReader(tx: Transacting, oldEmail: string, newEmail: string): Promise<void> {
  const decided = await tx
    .selectFrom('magazine_reader')
    .select('email')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  if (decided) await tx.deleteFrom('magazine_reader').where('email', '=', oldEmail).execute()
  else await tx.updateTable('magazine_reader').set({ email: newEmail }).where('email', '=', oldEmail).execute()
}

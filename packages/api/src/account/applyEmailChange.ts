import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { joinOrdersOf } from '../order/joinOrder.ts'
import type { AccountDeps } from './accountDeps.ts'
import { helpLink } from './accountLinks.ts'
import { ownerOf, writeAccountMail } from './accountMail.ts'
import { revokeTokens } from './accountTokens.ts'

/**
 * Sets the address that the owner of an account has confirmed, ends its other sessions and notifies the old address. An
 * unconfirmed account of the new address is deleted.
 * @param keptToken of the session that stays valid; '' if there is none
 * @returns false if the new address has been taken by another account
 */
export async function applyEmailChange(
  tx: Transacting,
  deps: Pick<AccountDeps, 'now' | 'sessions' | 'writeMail' | 'publicUrl'>,
  account: AccountRow,
  newEmail: string,
  keptToken: string,
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
  await deps.sessions.endAll(tx, account.id, keptToken)
  await revokeTokens(tx, account.id)
  await joinOrdersOf(tx, account.id, newEmail)
  await moveMagazineSubscription(tx, account.email, newEmail)
  await writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_EMAIL_CHANGED',
    ...ownerOf(account),
    link: helpLink(deps.publicUrl),
  })
  return true
}

/** Moves the mail magazine subscription, unless the new address already has one or has cancelled one. */
async function moveMagazineSubscription(tx: Transacting, oldEmail: string, newEmail: string): Promise<void> {
  const existing = await tx
    .selectFrom('magazine_reader')
    .select('email')
    .where('email', '=', newEmail)
    .executeTakeFirst()
  if (existing) await tx.deleteFrom('magazine_reader').where('email', '=', oldEmail).execute()
  else await tx.updateTable('magazine_reader').set({ email: newEmail }).where('email', '=', oldEmail).execute()
}

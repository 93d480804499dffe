import { passwordAttempt } from '../authentication/withPassword.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { forgetAttempts } from '../limits/failedAttempts.ts'
import type { AccountDeps } from './accountDeps.ts'
import { writeAccountMail } from './accountMail.ts'

/**
 * Deletes an account with its sessions, links and mail magazine subscription. Its orders remain and can be opened with
 * their phone numbers.
 */
export async function deleteAccount(
  tx: Transacting,
  deps: Pick<AccountDeps, 'writeMail' | 'publicUrl'>,
  { id, email, language, user_name: userName }: AccountRow,
): Promise<void> {
  await tx.updateTable('question').set({ account_id: null }).where('account_id', '=', id).execute()
  await tx.deleteFrom('magazine_reader').where('email', '=', email).execute()
  await forgetAttempts(tx, passwordAttempt(id))
  await tx.deleteFrom('account').where('id', '=', id).execute()
  await writeAccountMail(deps, tx, { kind: 'ACCOUNT_DELETED', to: email, language, userName, link: deps.publicUrl })
}

import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import type { AccountDeps } from './accountDeps.ts'
import { writeAccountMail } from './accountMail.ts'
import { removeAccount } from './removeAccount.ts'

/** Deletes the account of a customer who asked for it. Its orders remain and can be opened with their phone numbers. */
export async function deleteAccount(
  tx: Transacting,
  deps: Pick<AccountDeps, 'writeMail' | 'publicUrl'>,
  account: AccountRow,
): Promise<void> {
  await removeAccount(tx, account)
  const { email, language, user_name: userName } = account
  await writeAccountMail(deps, tx, { kind: 'ACCOUNT_DELETED', to: email, language, userName, link: deps.publicUrl })
}

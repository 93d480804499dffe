import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import type { AccountDeps } from './accountDeps.ts'
import { forgotPasswordLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import { revokeTokens } from './accountTokens.ts'

/**
 * Sets another password. All sessions and all links of earlier mails end, so an intruder loses access.
 * @param keptToken of the session that stays valid
 */
export async function setPassword(
  tx: Transacting,
  deps: Pick<AccountDeps, 'now' | 'sessions' | 'writeMail' | 'publicUrl'>,
  { id, email, language, user_name: userName }: AccountRow,
  passwordHash: string,
  keptToken?: string,
): Promise<void> {
  const change = { password_hash: passwordHash, updated_at: deps.now() }
  await tx.updateTable('account').set(change).where('id', '=', id).execute()
  await deps.sessions.endAll(tx, id, keptToken)
  await revokeTokens(tx, id)
  await writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_PASSWORD_CHANGED',
    to: email,
    language,
    userName,
    link: forgotPasswordLink(deps.publicUrl),
  })
}

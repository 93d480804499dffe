import type { BodyOf, endpoints } from '@irodori/contract'
import { withPassword } from '../authentication/withPassword.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { AccountDeps } from './accountDeps.ts'
import { newPasswordFailure } from './newPasswordFailure.ts'
import { setPassword } from './setPassword.ts'

/**
 * Changes the password of an account by the old one.
 * @param token of the session that asks, which goes on
 */
export async function changePassword(
  deps: AccountDeps,
  accountId: string,
  { oldPassword, newPassword }: BodyOf<typeof endpoints.changePassword>,
  token: string,
): Promise<Outcome<null>> {
  const { database, hasher } = deps
  const known = await database.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  if (!known) return fail(401, 'UNAUTHENTICATED')
  const refusal = newPasswordFailure(newPassword, known.email, 'newPassword')
  if (refusal) return refusal
  // Before the transaction, which holds the account, and PGlite's one connection, all the while.
  const passwordHash = await hasher.hash(newPassword)
  if (!passwordHash.ok) return passwordHash
  const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { oldPassword: ['WRONG'] } })
  const outcome = await withPassword(deps, { accountId }, oldPassword, wrongPassword, async (tx, account) => {
    await setPassword(tx, deps, account, passwordHash.value, token)
    return answer(null)
  })
  deps.wake()
  return outcome
}

import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { withPassword } from '../authentication/withPassword.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { AccountDeps } from './accountDeps.ts'
import { newPasswordFailure } from './newPasswordFailure.ts'
import { setPassword } from './setPassword.ts'

/**
 * Changes the password of an account after verifying the current one.
 * @param token of the calling session, which stays valid
 */
export async function changePassword(
  deps: AccountDeps,
  accountId: string,
  { oldPassword, newPassword }: BodyOf<typeof endpoints.changePassword>,
  token: string,
): Promise<Outcome<null>> {
  const { database, hasher } = deps
  const account = await database
    .selectFrom('account')
    .select(['email', 'user_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return fail(401, 'UNAUTHENTICATED')
  const { name: shopName } = await readProfile(database)
  const invalidPassword = newPasswordFailure(newPassword, [account.email, account.user_name, shopName], 'newPassword')
  if (invalidPassword) return invalidPassword
  // Hashed before the transaction, which locks the account and occupies PGlite's only connection.
  const passwordHash = await hasher.hash(newPassword)
  if (!passwordHash.ok) return passwordHash
  const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { oldPassword: ['WRONG'] } })
  const outcome = await withPassword(deps, { accountId }, oldPassword, wrongPassword, async (tx, locked) => {
    await setPassword(tx, deps, locked, passwordHash.value, token)
    return answer(null)
  })
  deps.wake()
  return outcome
}

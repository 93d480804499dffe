import type { BodyOf } from '@irodori/contract/endpoint'
import type { changeStaffPassword } from '@irodori/contract/endpoints/desk/staffSession'
import { newPasswordFailure } from '../account/newPasswordFailure.ts'
import { withPassword } from '../authentication/withPassword.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { StaffCaller } from '../http/request.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { DeskDeps } from './deskDeps.ts'
import { writePasswordChanged } from './staffLinks.ts'

/**
 * Changes the password of the caller and ends all other sessions.
 * @param token of the calling session, which stays valid
 */
export async function changeOwnPassword(
  deps: DeskDeps,
  { staffId, email, userName }: StaffCaller,
  { oldPassword, newPassword }: BodyOf<typeof changeStaffPassword>,
  token: string,
): Promise<Outcome<null>> {
  const { database, hasher, accounts, sessions, now } = deps
  const { name: shopName } = await readProfile(database)
  const invalid = newPasswordFailure(newPassword, [email, userName, shopName], 'newPassword')
  if (invalid) return invalid
  // Hashed before the transaction, which occupies PGlite's only connection.
  const hash = await hasher.hash(newPassword)
  if (!hash.ok) return hash
  const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { oldPassword: ['WRONG'] } })
  const outcome = await withPassword(
    deps,
    { accountId: staffId },
    oldPassword,
    wrongPassword,
    async (tx, account): Promise<Outcome<null>> => {
      await accounts.setPasswordHash(tx, staffId, hash.value, now())
      await sessions.endAll(tx, staffId, token)
      await writePasswordChanged(deps, tx, account)
      return answer(null)
    },
  )
  deps.wake()
  return outcome
}

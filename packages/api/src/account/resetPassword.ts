import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { forgetGuesses } from '../limits/guesses.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { AccountDeps } from './accountDeps.ts'
import { isTokenValid, redeemToken } from './accountTokens.ts'
import { activateAccount } from './activateAccount.ts'
import { newPasswordFailure } from './newPasswordFailure.ts'
import { setPassword } from './setPassword.ts'

/**
 * Sets a password by the link in a mail and removes all passkeys. Access to the mail proves the address, so this also
 * activates an unconfirmed account.
 */
export async function resetPassword(
  deps: AccountDeps,
  body: BodyOf<typeof endpoints.resetPassword>,
): Promise<Outcome<null>> {
  const { database, hasher, now } = deps
  const link = { email: normaliseEmail(body.email), token: body.token }
  const { name: shopName } = await readProfile(database)
  const invalidPassword = newPasswordFailure(body.newPassword, [link.email, shopName], 'newPassword')
  if (invalidPassword) return invalidPassword
  // An early check, so that invented links cost no hash; the token is redeemed below.
  if (!(await isTokenValid(database, now(), link.token))) return fail(400, 'TOKEN_INVALID')
  const passwordHash = await hasher.hash(body.newPassword)
  if (!passwordHash.ok) return passwordHash
  const isSet = await transact(database, async (tx) => {
    const redeemed = await redeemToken(tx, now(), link, ['RESET_PASSWORD'])
    if (!redeemed) return false
    const { account } = redeemed
    if (!account.is_verified) await activateAccount(tx, account, now())
    await forgetGuesses(tx, account.id)
    // Whoever had the account may have added one.
    await tx.deleteFrom('passkey').where('account_id', '=', account.id).execute()
    await setPassword(tx, deps, account, passwordHash.value)
    return true
  })
  deps.wake()
  return isSet ? answer(null) : fail(400, 'TOKEN_INVALID')
}

import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { ok } from '@irodori/result'
import type { SecurityDeps } from '../account/accountDeps.ts'
import { accountLink } from '../account/accountLinks.ts'
import { ownerOf, writeAccountMail } from '../account/accountMail.ts'
import type { LoginAccount } from '../authentication/accountStore.ts'
import { withPassword } from '../authentication/withPassword.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { createSecret, secretUri } from './oneTimeCode.ts'
import { confirmSecret, deleteSecondFactor, storeSecret } from './secondFactorStore.ts'
import type { CodeDeps } from './withCode.ts'
import { withCode, wrongCode } from './withCode.ts'

export type SecondFactorDeps = SecurityDeps & CodeDeps<LoginAccount>

const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { password: ['WRONG'] } })

/**
 * The secret for an authenticator app. The password is required: a stolen session must not close the account to its
 * owner.
 */
export function prepareSecondFactor(
  deps: SecondFactorDeps,
  accountId: string,
  { password }: BodyOf<typeof endpoints.prepareSecondFactor>,
): Promise<Outcome<AnswerOf<typeof endpoints.prepareSecondFactor>>> {
  return withPassword(deps, { accountId }, password, wrongPassword, async (tx, account) => {
    const secret = createSecret()
    const isStored =
      deps.sealingKeys.length > 0 && (await storeSecret(tx, deps.sealingKeys, accountId, secret, deps.now()))
    if (!isStored) return fail(400, 'NOT_AVAILABLE')
    const { name } = await readProfile(tx)
    return answer({ secret, uri: secretUri(secret, name, account.email) })
  })
}

/** Requires codes from now on: ends all other sessions and tells the owner by mail. */
export async function addSecondFactor(
  deps: SecondFactorDeps,
  accountId: string,
  { code }: BodyOf<typeof endpoints.addSecondFactor>,
  keptToken: string,
): Promise<Outcome<AnswerOf<typeof endpoints.addSecondFactor>>> {
  const outcome = await transact(deps.database, async (tx) => {
    const recoveryCodes = await confirmSecret(tx, deps.sealingKeys, accountId, code, deps.now())
    if (!recoveryCodes) return wrongCode
    await deps.sessions.endAll(tx, accountId, keptToken)
    const account = await deps.accounts.lock(tx, accountId)
    if (!account) return fail(401, 'UNAUTHENTICATED')
    await writeAccountMail(deps, tx, {
      kind: 'ACCOUNT_CODE_ADDED',
      ...ownerOf(account),
      link: accountLink(deps.publicUrl, deps.accounts),
    })
    return answer({ recoveryCodes: [...recoveryCodes] })
  })
  deps.wake()
  return outcome
}

/** Requires no codes any more and tells the owner by mail. */
export async function removeSecondFactor(
  deps: SecondFactorDeps,
  accountId: string,
  { password, code }: BodyOf<typeof endpoints.removeSecondFactor>,
): Promise<Outcome<null>> {
  const proven = await withPassword(deps, { accountId }, password, wrongPassword, async (_tx, account) => ok(account))
  if (!proven.ok) return proven
  const visitor = { address: accountId, device: null }
  const outcome = await withCode(deps, proven.value, visitor, code, async (tx, account) => {
    await deleteSecondFactor(tx, accountId)
    await writeAccountMail(deps, tx, {
      kind: 'ACCOUNT_CODE_REMOVED',
      ...ownerOf(account),
      link: accountLink(deps.publicUrl, deps.accounts),
    })
    return answer(null)
  })
  deps.wake()
  return outcome
}

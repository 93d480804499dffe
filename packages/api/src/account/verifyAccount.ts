import type { AnswerOf, QueryOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { errorCode } from '../resilience/transientErrors.ts'
import type { AccountDeps } from './accountDeps.ts'
import type { RedeemedToken } from './accountTokens.ts'
import { redeemToken } from './accountTokens.ts'
import { activateAccount } from './activateAccount.ts'
import { applyEmailChange } from './applyEmailChange.ts'
import { deleteAccount } from './deleteAccount.ts'

type Endpoint = typeof endpoints.verifyUser
type Verified = AnswerOf<Endpoint>

const UNIQUE_VIOLATION = '23505'

/**
 * Carries out the purpose of the link of a mail. A link works once.
 * @param token of the browser's session, which a change of the address does not end; '' if there is none
 */
export async function verifyAccount(
  deps: AccountDeps,
  query: QueryOf<Endpoint>,
  token: string,
): Promise<Outcome<Verified>> {
  const verified = await redeemLink(deps, query, token).catch((error: unknown) => {
    // Another customer registered the new address at the same moment. The second attempt finds that unconfirmed account
    // and deletes it.
    if (errorCode(error) === UNIQUE_VIOLATION) return redeemLink(deps, query, token)
    throw error
  })
  deps.wake()
  return verified ? answer(verified) : fail(400, 'TOKEN_INVALID')
}

const redeemLink = (deps: AccountDeps, query: QueryOf<Endpoint>, keptToken: string): Promise<Verified | null> =>
  transact(deps.database, async (tx) => {
    const link = { email: normaliseEmail(query.email), token: query.token }
    const redeemed = await redeemToken(tx, deps.now(), link, ['ACTIVATE', 'CHANGE_EMAIL', 'DELETE'])
    return redeemed ? carryOut(tx, deps, redeemed, keptToken) : null
  })

async function carryOut(
  tx: Transacting,
  deps: AccountDeps,
  redeemed: RedeemedToken,
  keptToken: string,
): Promise<Verified | null> {
  switch (redeemed.purpose) {
    case 'ACTIVATE':
      await activateAccount(tx, redeemed.account, deps.now())
      return { purpose: 'ACTIVATE', message: 'user.activate.success' }
    case 'CHANGE_EMAIL':
      if (!(await applyEmailChange(tx, deps, redeemed.account, redeemed.newEmail, keptToken))) return null
      return { purpose: 'CHANGE_EMAIL', message: 'user.email.success' }
    case 'DELETE':
      await deleteAccount(tx, deps, redeemed.account)
      return { purpose: 'DELETE', message: 'user.delete.success' }
    case 'RESET_PASSWORD':
      return null
  }
}

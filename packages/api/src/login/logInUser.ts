import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { ok } from '@irodori/result'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import { withPassword } from '../authentication/withPassword.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { requiresCode } from '../secondFactor/secondFactorStore.ts'
import type { CodeDeps } from '../secondFactor/withCode.ts'
import { withCode } from '../secondFactor/withCode.ts'

interface Deps extends PasswordDeps, CodeDeps {
  readonly sessions: Sessions
}

type Endpoint = typeof endpoints.loginUser

/**
 * Begins the session of an account and ends the session of the given token. Only a caller with the right password
 * learns that the account is not confirmed yet, or that it requires a code.
 * @param oldToken '' if there is none
 */
export async function logInUser(
  deps: Deps,
  { email, password, code }: BodyOf<Endpoint>,
  oldToken: string,
  client: Client,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const claimant = { email: normaliseEmail(email) }
  const begin = async (tx: Transacting, account: AccountRow): Promise<Outcome<AnswerOf<Endpoint>>> => {
    const token = await deps.sessions.begin({ accountId: account.id }, client, tx)
    return answer([{ token, userName: account.user_name, role: 'USER' as const }])
  }
  const proven = await withPassword<Proven, AccountRow>(
    deps,
    { ...claimant, visitor: client },
    password,
    fail(401, 'LOGIN_FAILED'),
    async (tx, account) => {
      if (!account.is_verified) return fail(403, 'ACCOUNT_NOT_VERIFIED')
      const isSecondStep = await requiresCode(tx, account.id)
      return ok(isSecondStep ? { kind: 'CODE', account } : { kind: 'BEGUN', outcome: await begin(tx, account) })
    },
  )
  if (!proven.ok) return proven
  if (proven.value.kind === 'CODE' && code === undefined) return fail(403, 'CODE_REQUIRED')
  const outcome =
    proven.value.kind === 'BEGUN'
      ? proven.value.outcome
      : await withCode(deps, proven.value.account, client, code ?? '', begin)
  if (outcome.ok && oldToken !== '') await deps.sessions.end(oldToken)
  return outcome
}

/** After the right password: the session, or the account whose code is checked next. */
type Proven =
  | { readonly kind: 'BEGUN'; readonly outcome: Outcome<AnswerOf<Endpoint>> }
  | { readonly kind: 'CODE'; readonly account: AccountRow }

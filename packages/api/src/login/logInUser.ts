import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import { withPassword } from '../authentication/withPassword.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'

interface Deps extends PasswordDeps {
  readonly sessions: Sessions
}

type Endpoint = typeof endpoints.loginUser

/**
 * Begins the session of an account and ends the session of the given token. Only a caller with the right password
 * learns that the account is not confirmed yet.
 * @param oldToken '' if there is none
 */
export async function logInUser(
  deps: Deps,
  { email, password }: BodyOf<Endpoint>,
  oldToken: string,
  client: Client,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const claimant = { email: normaliseEmail(email) }
  const outcome = await withPassword<AnswerOf<Endpoint>>(
    deps,
    { ...claimant, visitor: client },
    password,
    fail(401, 'LOGIN_FAILED'),
    async (tx, account) => {
      if (!account.is_verified) return fail(403, 'ACCOUNT_NOT_VERIFIED')
      const token = await deps.sessions.begin({ accountId: account.id }, client, tx)
      return answer([{ token, userName: account.user_name, role: 'USER' as const }])
    },
  )
  if (outcome.ok && oldToken !== '') await deps.sessions.end(oldToken)
  return outcome
}

import type { AnswerOf, BodyOf, endpoints } from '@irodori/contract'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import { withPassword } from '../authentication/withPassword.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'

interface Deps extends PasswordDeps {
  readonly sessions: Sessions
}

type Endpoint = typeof endpoints.loginUser

/**
 * Begins the session of an account; the one whose token came along ends. That an account waits for its confirmation is
 * told only to whoever knows its password.
 * @param oldToken '' where there is none
 */
export async function logInUser(
  deps: Deps,
  { email, password }: BodyOf<Endpoint>,
  oldToken: string,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const who = { email: normaliseEmail(email) }
  const outcome = await withPassword<AnswerOf<Endpoint>>(
    deps,
    who,
    password,
    fail(401, 'LOGIN_FAILED'),
    async (tx, account) => {
      if (!account.is_verified) return fail(403, 'ACCOUNT_NOT_VERIFIED')
      const token = await deps.sessions.begin({ accountId: account.id }, tx)
      return answer([{ token, userName: account.user_name, role: 'USER' as const }])
    },
  )
  if (outcome.ok && oldToken !== '') await deps.sessions.end(oldToken)
  return outcome
}

import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Sessions } from '../authentication/sessions.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { PasskeyLoginDeps } from './withPasskey.ts'
import { withPasskey } from './withPasskey.ts'

type Endpoint = typeof endpoints.loginPasskey

/**
 * Begins the session of the customer's account that a passkey belongs to, and ends the session of the given token.
 * @param oldToken '' if there is none
 */
export async function logInWithPasskey(
  deps: PasskeyLoginDeps<AccountRow> & { readonly sessions: Sessions },
  body: BodyOf<Endpoint>,
  oldToken: string,
  client: Client,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const { sessions } = deps
  const outcome = await withPasskey(deps, body, async (tx, account) => {
    if (!account.is_verified) return fail(401, 'PASSKEY_REFUSED')
    const token = await sessions.begin({ accountId: account.id }, client, tx)
    return answer([{ token, userName: account.user_name, role: 'USER' as const }])
  })
  if (outcome.ok && oldToken !== '') await sessions.end(oldToken)
  return outcome
}

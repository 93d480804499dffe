import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { Session } from '@irodori/client/session'
import { loginUser as userLogin } from '@irodori/contract/endpoints/authentication'
import type { Result } from '@irodori/result'

/** Logs in with an account and stores the session. */
export async function loginUser(
  { client, session }: Connection,
  credentials: { readonly email: string; readonly password: string },
): Promise<Result<Session, CallError>> {
  const result = await client.call(userLogin, { body: credentials })
  if (!result.ok) return result
  const [opened] = result.value
  if (!opened) return { ok: false, error: { kind: 'UNREADABLE', status: 200, issue: 'no session' } }
  session.write(opened)
  return { ok: true, value: opened }
}

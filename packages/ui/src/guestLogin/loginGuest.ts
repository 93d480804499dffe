import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { Session } from '@irodori/client/session'
import { loginGuest as guestLogin } from '@irodori/contract/endpoints/authentication'
import type { Result } from '@irodori/result'
import type { GuestCredentials } from './credentialProblems.ts'

/** Logs in with an order and stores the session and both numbers of the order, which every save has to send. */
export async function loginGuest(
  { client, session, orderRecord }: Connection,
  credentials: GuestCredentials,
): Promise<Result<Session, CallError>> {
  const result = await client.call(guestLogin, { body: credentials })
  if (!result.ok) return result
  const [opened] = result.value
  if (!opened) return { ok: false, error: { kind: 'UNREADABLE', status: 200, issue: 'no session' } }
  orderRecord.write(credentials)
  session.write(opened)
  return { ok: true, value: opened }
}

import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { Session } from '@irodori/client/session'
import { loginGuest as guestLogin } from '@irodori/contract/endpoints/authentication'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { GuestCredentials } from './credentialProblems.ts'

/**
 * Logs in with an order and stores the session and both numbers of the order, which every save has to send.
 * @param signal aborts the call; a session that the server opens nevertheless is not stored
 * @param beforeStored runs while the session before it is still the stored one
 */
export async function loginGuest(
  { client, session, orderRecord }: Connection,
  credentials: GuestCredentials,
  signal?: AbortSignal,
  beforeStored?: () => Promise<unknown>,
): Promise<Result<Session, CallError>> {
  const result = await client.call(guestLogin, { body: credentials }, signal && { signal })
  if (!result.ok) return result
  const [opened] = result.value
  if (!opened) return err({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false })
  if (signal?.aborted) return err({ kind: 'ABORTED' })
  await beforeStored?.()
  orderRecord.write(credentials)
  session.write(opened)
  return ok(opened)
}

import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { replaceSession } from '@irodori/client/replaceSession'
import type { Session } from '@irodori/client/session'
import { loginGuest as guestLogin } from '@irodori/contract/endpoints/authentication'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { GuestCredentials } from './credentialProblems.ts'

/**
 * Logs in with an order and stores the session and both numbers of the order, which every save has to send.
 * @param signal aborts the call; a session that the server opens nevertheless is not stored
 */
export async function loginGuest(
  connection: Connection,
  credentials: GuestCredentials,
  signal?: AbortSignal,
): Promise<Result<Session, CallError>> {
  const result = await connection.client.call(guestLogin, { body: credentials }, signal && { signal })
  if (!result.ok) return result
  const [opened] = result.value
  if (!opened) return err({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false })
  if (signal?.aborted) return err({ kind: 'ABORTED' })
  connection.orderRecord.write(credentials)
  replaceSession(connection, opened)
  return ok(opened)
}

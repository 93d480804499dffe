import type { Connection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { replaceSession } from '@irodori/client/replaceSession'
import type { Session } from '@irodori/client/session'
import { loginUser as userLogin } from '@irodori/contract/endpoints/authentication'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/**
 * Logs in with an account and stores the session.
 * @param signal aborts the call; a session that the server opens nevertheless is not stored
 */
export async function loginUser(
  connection: Connection,
  credentials: BodyOf<typeof userLogin>,
  signal: AbortSignal,
): Promise<Result<Session, CallError>> {
  const result = await connection.client.call(userLogin, { body: credentials }, { signal })
  if (!result.ok) return result
  const [opened] = result.value
  if (!opened) return err({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false })
  if (signal.aborted) return err({ kind: 'ABORTED' })
  replaceSession(connection, opened)
  return ok(opened)
}

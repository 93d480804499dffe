import type { Connection } from '@irodori/client/ClientProvider'
import { replaceSession } from '@irodori/client/replaceSession'
import type { Session } from '@irodori/client/session'
import { loginPasskey, preparePasskeyLogin } from '@irodori/contract/endpoints/passkey'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { PasskeyFailure } from '../passkey/authenticator.ts'
import { callFailure } from '../passkey/authenticator.ts'
import { choosePasskey } from '../passkey/choosePasskey.ts'

/** Lets the customer choose a passkey in the dialog of the browser, logs in with it and stores the session. */
export async function logInWithPasskey(
  connection: Connection,
  signal: AbortSignal,
): Promise<Result<Session, PasskeyFailure>> {
  const { client } = connection
  const chosen = await choosePasskey(client, preparePasskeyLogin, signal)
  if (!chosen.ok) return chosen
  const result = await client.call(loginPasskey, { body: chosen.value }, { signal })
  if (!result.ok) return callFailure(result.error)
  const [opened] = result.value
  if (!opened) return callFailure({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false })
  if (signal.aborted) return callFailure({ kind: 'ABORTED' })
  replaceSession(connection, opened)
  return ok(opened)
}

import type { Connection } from '@irodori/client/ClientProvider'
import { replaceSession } from '@irodori/client/replaceSession'
import type { Session } from '@irodori/client/session'
import { loginPasskey, preparePasskeyLogin } from '@irodori/contract/endpoints/passkey'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { PasskeyFailure } from '../passkey/authenticator.ts'
import { askAuthenticator, callFailure, credentialBody } from '../passkey/authenticator.ts'

/** Lets the customer choose a passkey in the dialog of the browser, logs in with it and stores the session. */
export async function logInWithPasskey(
  connection: Connection,
  signal: AbortSignal,
): Promise<Result<Session, PasskeyFailure>> {
  const { client } = connection
  const options = await client.call(preparePasskeyLogin, {}, { signal })
  if (!options.ok) return callFailure(options.error)
  const credential = await askAuthenticator(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options.value as unknown as PublicKeyCredentialRequestOptionsJSON })
  })
  if (!credential.ok) return credential
  const result = await client.call(loginPasskey, { body: credentialBody(credential.value) }, { signal })
  if (!result.ok) return callFailure(result.error)
  const [opened] = result.value
  if (!opened) return callFailure({ kind: 'UNREADABLE', status: 200, issue: 'no session', isEmpty: false })
  if (signal.aborted) return callFailure({ kind: 'ABORTED' })
  replaceSession(connection, opened)
  return ok(opened)
}

import type { Client } from '@irodori/client/client'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { PasskeyFailure } from '../passkey/authenticator.ts'
import { askAuthenticator, callFailure, credentialBody } from '../passkey/authenticator.ts'
import type { AccountCalls } from './accountCalls.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** Makes a passkey for the account in the dialog of the browser, and adds it. */
export async function makePasskey(
  client: Client,
  calls: Pick<AccountCalls, 'preparePasskey' | 'addPasskey'>,
  password: string,
): Promise<Result<null, PasskeyFailure>> {
  const options = await client.call(calls.preparePasskey, { body: { password } })
  if (!options.ok) return callFailure(options.error)
  const credential = await askAuthenticator(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: options.value as unknown as PublicKeyCredentialCreationOptionsJSON })
  })
  if (!credential.ok) return credential
  const added = await client.call(calls.addPasskey, { body: credentialBody(credential.value) })
  return added.ok ? ok(null) : callFailure(added.error)
}

import type { Client } from '@irodori/client/client'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { loginPasskey, preparePasskeyLogin } from '@irodori/contract/endpoints/passkey'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { PasskeyFailure } from './authenticator.ts'
import { askAuthenticator, callFailure, credentialBody } from './authenticator.ts'

/**
 * Lets the owner of an account choose a passkey in the dialog of the browser.
 * @param prepare the call for the options: that of customers or that of the staff, which has the same form
 * @returns the body of the call that logs in
 */
export async function choosePasskey(
  client: Client,
  prepare: typeof preparePasskeyLogin,
  signal?: AbortSignal,
): Promise<Result<BodyOf<typeof loginPasskey>, PasskeyFailure>> {
  const options = await client.call(prepare, {}, signal && { signal })
  if (!options.ok) return callFailure(options.error)
  const credential = await askAuthenticator(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options.value as unknown as PublicKeyCredentialRequestOptionsJSON })
  })
  return credential.ok ? ok(credentialBody(credential.value)) : credential
}

import type { Client } from '@irodori/client/client'
import { loginStaffPasskey, prepareStaffPasskeyLogin } from '@irodori/contract/endpoints/desk/staffSession'
import type { StaffMember } from '@irodori/contract/entities/staff'
import type { Result } from '@irodori/result'
import type { PasskeyFailure } from '@irodori/ui/authenticator'
import { askAuthenticator, callFailure, credentialBody } from '@irodori/ui/authenticator'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Lets the member choose a passkey in the dialog of the browser, and logs in with it. */
export async function logInWithPasskey(client: Client): Promise<Result<StaffMember, PasskeyFailure>> {
  const options = await client.call(prepareStaffPasskeyLogin, {})
  if (!options.ok) return callFailure(options.error)
  const credential = await askAuthenticator(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options.value as unknown as PublicKeyCredentialRequestOptionsJSON })
  })
  if (!credential.ok) return credential
  const result = await client.call(loginStaffPasskey, { body: credentialBody(credential.value) })
  return result.ok ? result : callFailure(result.error)
}

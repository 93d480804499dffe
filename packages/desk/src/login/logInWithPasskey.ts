import type { Client } from '@irodori/client/client'
import { loginStaffPasskey, prepareStaffPasskeyLogin } from '@irodori/contract/endpoints/desk/staffSession'
import type { StaffMember } from '@irodori/contract/entities/staff'
import type { Result } from '@irodori/result'
import type { PasskeyFailure } from '@irodori/ui/authenticator'
import { callFailure } from '@irodori/ui/authenticator'
import { choosePasskey } from '@irodori/ui/choosePasskey'

/** Lets the member choose a passkey in the dialog of the browser, and logs in with it. */
export async function logInWithPasskey(client: Client): Promise<Result<StaffMember, PasskeyFailure>> {
  const chosen = await choosePasskey(client, prepareStaffPasskeyLogin)
  if (!chosen.ok) return chosen
  const result = await client.call(loginStaffPasskey, { body: chosen.value })
  return result.ok ? result : callFailure(result.error)
}

import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'

/** Why a passkey was neither made nor used. */
export type PasskeyFailure =
  /** The customer closed the dialog of the browser, or let its time pass. */
  | { readonly kind: 'DECLINED' }
  /** The authenticator has a passkey of this account. */
  | { readonly kind: 'ALREADY_ADDED' }
  /** This browser or device cannot make or use one here. */
  | { readonly kind: 'UNUSABLE' }
  | { readonly kind: 'CALL'; readonly error: CallError }

/** Whether this browser knows passkeys. It does only over HTTPS and on localhost. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** The answer of an authenticator. Source of the names of errors: W3C Web Authentication Level 3, sections 5.1.3 and 5.1.4. */
export async function askAuthenticator<Answer>(ask: () => Promise<Answer>): Promise<Result<Answer, PasskeyFailure>> {
  try {
    return ok(await ask())
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return err({ kind: 'DECLINED' })
    return err({ kind: name === 'InvalidStateError' ? 'ALREADY_ADDED' : 'UNUSABLE' })
  }
}

type Fields = Readonly<Record<string, unknown>>

/** What an authenticator answered, as the body of a call. */
export const credentialBody = <Response extends { readonly clientDataJSON: string }>({
  response,
  clientExtensionResults,
  ...credential
}: Omit<AuthenticationResponseJSON, 'response'> & { readonly response: Response }) => ({
  credential: {
    ...credential,
    response: { ...(response as Fields), clientDataJSON: response.clientDataJSON },
    clientExtensionResults: { ...(clientExtensionResults as Fields) },
  },
})

export const callFailure = (error: CallError) => err<PasskeyFailure>({ kind: 'CALL', error })

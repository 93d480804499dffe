import { SANDBOX_APPLICATION } from '@irodori/demo-shop/sandboxApplication'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import type { Result } from '@irodori/result'
import { keyedAddress } from '../src/connectors/keyedAddress.ts'
import type { MarketplaceId } from '../src/connectors/marketplaceConnector.ts'
import type { MarketplaceAddress } from '../src/connectors/marketplaceProtocol.ts'
import type { Timing } from '../src/connectors/wire/pacer.ts'
import type { Application, AuthorisationError } from '../src/credentials/authorisation.ts'
import { authorisationAddress, exchangeCode } from '../src/credentials/authorisation.ts'
import type { Credential, YahooCredential } from '../src/credentials/credential.ts'
import type { SealingKeys } from '../src/credentials/seal.ts'

/** Calls without the pauses between them. */
export const WITHOUT_PAUSES: Timing = { elapsed: () => performance.now(), pause: async () => undefined }

/** The addresses of the three sandboxes. */
export const sandboxAddresses = ({ shops }: Sandbox): Record<MarketplaceId, MarketplaceAddress> => ({
  YAHOO: keyedAddress('YAHOO', shops.YAHOO),
  RAKUTEN: keyedAddress('RAKUTEN', shops.RAKUTEN),
  COLOR_ME: keyedAddress('COLOR_ME', shops.COLOR_ME),
})

interface Administrator {
  readonly keys: SealingKeys
  readonly now: () => Date
  readonly signingKey: YahooCredential['signingKey']
  /** In place of the challenge of the page. */
  readonly codeChallenge?: string
}

/**
 * Agrees to the application at the sandbox of Yahoo, as the staff and the administrator of a store do.
 * @returns exchanges the code for the credential
 */
export async function agreeAtYahoo(
  sandbox: Sandbox,
  { keys, now, signingKey, codeChallenge }: Administrator,
): Promise<() => Promise<Result<Credential, AuthorisationError>>> {
  const redirectUri = 'https://shop.example/agreed'
  const application: Application = {
    shop: 'YAHOO',
    sellerId: 'irodori-sandbox',
    ...SANDBOX_APPLICATION,
    redirectUri,
    signingKey,
  }
  const { searchParams } = new URL(await authorisationAddress(keys, application, now()))
  const challenge = codeChallenge ?? searchParams.get('code_challenge')
  const code = sandbox.agree('YAHOO', { redirectUri, codeChallenge: challenge })
  const answer = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
  const deps = { endpoints: sandbox.tokenEndpoints, keys, now }
  return () => exchangeCode(deps, application, `${redirectUri}?${answer}`)
}

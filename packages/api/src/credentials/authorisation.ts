import { MINUTE_MS, SECOND_MS } from '@irodori/contract/durations'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import type { Credential } from './credential.ts'
import { Secret, SellerId, SigningKey } from './credential.ts'
import type { SealingKeys } from './seal.ts'
import { seal, unseal } from './seal.ts'

/** The application of the shop at a marketplace whose administrator agrees to its use. */
export const Application = z.discriminatedUnion('shop', [
  z.strictObject({
    shop: z.literal('YAHOO'),
    sellerId: SellerId,
    clientId: Secret,
    clientSecret: Secret,
    /** As registered; the page need not exist. */
    redirectUri: z.url(),
    signingKey: SigningKey.nullable(),
  }),
  z.strictObject({
    shop: z.literal('COLOR_ME'),
    clientId: Secret,
    clientSecret: Secret,
    /** As registered; urn:ietf:wg:oauth:2.0:oob shows the code in the address of a page. */
    redirectUri: z.string().min(1).max(2000),
  }),
])
export type Application = z.infer<typeof Application>
type AuthorisedShop = Application['shop']

/** Addresses of the endpoints that exchange codes for tokens. */
export type TokenEndpoints = Readonly<Record<AuthorisedShop, string>>

/** Source: developer.shop-pro.jp/docs/colorme-api */
export const COLOR_ME_TOKEN_URL = 'https://api.shop-pro.jp/oauth/token'

/** Pages on which an administrator agrees, and the scopes. Sources: developer.yahoo.co.jp/yconnect/v2/authorization_code and Color Me's page above. */
const PAGES: Readonly<Record<AuthorisedShop, { readonly address: string; readonly scope: string }>> = {
  YAHOO: { address: 'https://auth.login.yahoo.co.jp/yconnect/v2/authorization', scope: 'openid' },
  COLOR_ME: { address: 'https://api.shop-pro.jp/oauth/authorize', scope: 'read_sales write_sales' },
}

/** What an authorisation remembers, sealed inside its `state`, so that nothing is stored between its two commands. */
const State = z.object({ verifier: z.string(), clientId: z.string(), at: z.iso.datetime() })

const PURPOSE = 'authorisation'
/** A code lives for about ten minutes. */
const LIFETIME_MS = 10 * MINUTE_MS
/** Milliseconds for one answer. */
const TIMEOUT_MS = 20_000

/** The address at which an administrator of the shop agrees. Only Yahoo documents `state` and PKCE. */
export async function authorisationAddress(keys: SealingKeys, application: Application, now: Date): Promise<string> {
  const { shop, clientId, redirectUri } = application
  const { address, scope } = PAGES[shop]
  const url = new URL(address)
  const parameters = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (shop === 'YAHOO') {
    const verifier = oauth.generateRandomCodeVerifier()
    url.searchParams.set('state', seal(keys, PURPOSE, JSON.stringify({ verifier, clientId, at: now.toISOString() })))
    url.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(verifier))
    url.searchParams.set('code_challenge_method', 'S256')
    // The refusal of the administrator returns to the shop in place of Yahoo's first page.
    url.searchParams.set('bail', '1')
  }
  return url.href
}

/**
 * NO_CODE: the administrator refused, or the text is not the address of the page after the agreement. FOREIGN_STATE: it
 * belongs to another authorisation. TOO_LATE: the code has ended.
 */
export type AuthorisationError =
  | { readonly code: 'NO_CODE' | 'FOREIGN_STATE' | 'TOO_LATE' }
  | { readonly code: 'REFUSED' | 'NO_ANSWER'; readonly reason: string }

interface Deps {
  readonly endpoints: TokenEndpoints
  readonly keys: SealingKeys
  readonly now: () => Date
}

/**
 * Exchanges the code for tokens.
 * @param answer the address of the page that followed the agreement, or the code alone
 */
export async function exchangeCode(
  { endpoints, keys, now }: Deps,
  application: Application,
  answer: string,
): Promise<Result<Credential, AuthorisationError>> {
  const parameters = readAnswer(answer.trim())
  if (!parameters.has('code')) return err({ code: 'NO_CODE' })
  const verifier = application.shop === 'YAHOO' ? readVerifier(keys, application, parameters, now()) : ok(oauth.nopkce)
  if (!verifier.ok) return verifier
  const endpoint = endpoints[application.shop]
  // Yahoo's id tokens are issued by the address above its endpoint.
  const server: oauth.AuthorizationServer = { issuer: endpoint.replace(/\/token$/, ''), token_endpoint: endpoint }
  const asked = now()
  // The times of the id token are compared with the clock that was passed in.
  const clockSkew = Math.round((asked.getTime() - Date.now()) / SECOND_MS)
  const client: oauth.Client = { client_id: application.clientId, [oauth.clockSkew]: clockSkew }
  try {
    const state = parameters.get('state') ?? oauth.expectNoState
    const granted = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      application.shop === 'YAHOO'
        ? oauth.ClientSecretBasic(application.clientSecret)
        : oauth.ClientSecretPost(application.clientSecret),
      oauth.validateAuthResponse(server, client, parameters, state),
      application.redirectUri,
      verifier.value,
      {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Sandboxes are reached on this machine only.
        [oauth.allowInsecureRequests]: new URL(endpoint).hostname === '127.0.0.1',
      },
    )
    return credentialOf(application, await oauth.processGenericTokenEndpointResponse(server, client, granted), asked)
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError) return err({ code: 'REFUSED', reason: error.error })
    return err({ code: 'NO_ANSWER', reason: error instanceof Error ? error.message : 'unknown' })
  }
}

/** Color Me's page without a redirect has the code as the last part of its address. */
function readAnswer(answer: string): URLSearchParams {
  const url = URL.parse(answer)
  if (url === null) return new URLSearchParams(/^[\w.~-]+$/.test(answer) ? { code: answer } : {})
  if (url.searchParams.has('code') || url.searchParams.has('error')) return url.searchParams
  const code = url.pathname.match(/\/oauth\/authorize\/([\w.~-]+)$/)?.[1]
  return new URLSearchParams(code === undefined ? {} : { code })
}

function readVerifier(
  keys: SealingKeys,
  { clientId }: Application,
  parameters: URLSearchParams,
  now: Date,
): Result<string, AuthorisationError> {
  const opened = unseal(keys, PURPOSE, parameters.get('state') ?? '')
  if (!opened.ok) return err({ code: 'FOREIGN_STATE' })
  const state = State.parse(JSON.parse(opened.value))
  if (state.clientId !== clientId) return err({ code: 'FOREIGN_STATE' })
  return now.getTime() - Date.parse(state.at) > LIFETIME_MS ? err({ code: 'TOO_LATE' }) : ok(state.verifier)
}

function credentialOf(
  application: Application,
  { access_token: accessToken, expires_in, refresh_token: refreshToken }: oauth.TokenEndpointResponse,
  asked: Date,
): Result<Credential, AuthorisationError> {
  if (application.shop === 'COLOR_ME') return ok({ shop: 'COLOR_ME', accessToken })
  const { redirectUri: _address, ...store } = application
  if (expires_in === undefined || refreshToken === undefined)
    return err({ code: 'NO_ANSWER', reason: 'the answer has no expires_in or no refresh_token' })
  const accessTokenEndsAt = new Date(asked.getTime() + expires_in * SECOND_MS).toISOString()
  return ok({ ...store, accessToken, accessTokenEndsAt, refreshToken, authorisedAt: asked.toISOString() })
}

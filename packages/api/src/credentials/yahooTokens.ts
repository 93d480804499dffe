import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as oauth from 'oauth4webapi'
import type { YahooCredential } from './credential.ts'

/** The access token and its end. */
type NewToken = Pick<YahooCredential, 'accessToken' | 'accessTokenEndsAt'>

/** ENDED: the agreement of the shop has ended, and a person has to authorise anew. */
type TokenError = { readonly code: 'ENDED' } | { readonly code: 'NO_ANSWER'; readonly reason: string }

export type RenewToken = (credential: YahooCredential) => Promise<Result<NewToken, TokenError>>

/** Source: developer.yahoo.co.jp/yconnect/v2/authorization_code/token.html */
export const YAHOO_TOKEN_URL = 'https://auth.login.yahoo.co.jp/yconnect/v2/token'

/** Milliseconds for one answer. */
const TIMEOUT_MS = 20_000

/**
 * Renews Yahoo's access token with the refresh token, which stays the same.
 * Source: developer.yahoo.co.jp/yconnect/v2/authorization_code/token.html (Basic authentication, `expires_in` in seconds).
 * @param endpoint the address of the token endpoint
 */
export const renewYahooToken =
  (endpoint: string, now: () => Date): RenewToken =>
  async ({ clientId, clientSecret, refreshToken }) => {
    const server: oauth.AuthorizationServer = { issuer: new URL(endpoint).origin, token_endpoint: endpoint }
    const client: oauth.Client = { client_id: clientId }
    const asked = now()
    try {
      const answer = await oauth.refreshTokenGrantRequest(
        server,
        client,
        oauth.ClientSecretBasic(clientSecret),
        refreshToken,
        {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          // The sandbox of the demo shop is reached on this machine only.
          [oauth.allowInsecureRequests]: new URL(endpoint).hostname === '127.0.0.1',
        },
      )
      const { access_token, expires_in } = await oauth.processGenericTokenEndpointResponse(server, client, answer)
      if (expires_in === undefined) return err({ code: 'NO_ANSWER', reason: 'the answer has no expires_in' })
      const endsAt = new Date(asked.getTime() + expires_in * 1000)
      return ok({ accessToken: access_token, accessTokenEndsAt: endsAt.toISOString() })
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && ENDED.includes(error.error)) return err({ code: 'ENDED' })
      return err({ code: 'NO_ANSWER', reason: error instanceof Error ? error.message : 'unknown' })
    }
  }

/** RFC 6749, 5.2: the refresh token, or the application itself, is not valid. */
const ENDED: readonly string[] = ['invalid_grant', 'invalid_client', 'unauthorized_client']

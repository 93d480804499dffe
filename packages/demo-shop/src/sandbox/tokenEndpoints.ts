import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { DAY_MS } from '../shop/day.ts'
import type { SandboxAnswer } from './marketplaceProtocol.ts'

export type OAuthShop = 'YAHOO' | 'COLOR_ME'

/** The application that is registered at both sandboxes. */
export const SANDBOX_APPLICATION = { clientId: 'sandbox-application', clientSecret: 'sandbox secret' }

/** What the administrator of the store agreed to on the page of the marketplace. */
interface Agreement {
  readonly redirectUri: string
  /** BASE64URL(SHA256(verifier)); null without PKCE. */
  readonly codeChallenge: string | null
}

export interface TokenRequest {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The address of the endpoint. */
  readonly url: string
}

export interface TokenEndpoints {
  answer(shop: OAuthShop, request: TokenRequest): SandboxAnswer
  /** Agrees as the administrator of the store. @returns the code, which is valid once and for ten minutes */
  agree(shop: OAuthShop, agreement: Agreement): string
  isToken(shop: OAuthShop, token: string): boolean
}

const MINUTE_MS = 60_000
const CODE_MS = 10 * MINUTE_MS
const ACCESS_SECONDS = 3600
/** A refresh token of a store that signs its calls, and of another one. Source: developer.yahoo.co.jp/webapi/shopping/help */
const REFRESH_MS = { SIGNING: 28 * DAY_MS, PLAIN: DAY_MS / 2 }

const refused = (status: number, error: string, error_description: string): SandboxAnswer => ({
  status,
  body: { error, error_description },
  headers: { 'cache-control': 'no-store' },
})
const granted = (body: object): SandboxAnswer => ({ status: 200, body, headers: { 'cache-control': 'no-store' } })
const newToken = (): string => randomBytes(24).toString('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/**
 * The token endpoints of Yahoo and Color Me. Sources: developer.yahoo.co.jp/yconnect/v2/authorization_code/token.html and
 * developer.shop-pro.jp/docs/colorme-api.
 * @param isSigning whether the store has a key, with which its agreement at Yahoo lasts for 28 days
 */
export function tokenEndpoints(now: () => Date, isSigning: () => boolean): TokenEndpoints {
  const codes = new Map<string, Agreement & { readonly shop: OAuthShop; readonly endsAt: number }>()
  const refreshTokens = new Map<string, { readonly agreedAt: number }>()
  const accessTokens: Readonly<Record<OAuthShop, Map<string, number>>> = { YAHOO: new Map(), COLOR_ME: new Map() }
  let idTokenKey: KeyObject | null = null

  const issue = (shop: OAuthShop, endsAt: number): string => {
    const token = newToken()
    accessTokens[shop].set(token, endsAt)
    return token
  }

  /** The answer for a code or refresh token of Yahoo. */
  const yahooToken = (): object => ({
    access_token: issue('YAHOO', now().getTime() + ACCESS_SECONDS * 1000),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
  })

  const idToken = (endpoint: string): string => {
    idTokenKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const seconds = Math.floor(now().getTime() / 1000)
    const iss = endpoint.replace(/\/token$/, '')
    const claims = { iss, sub: 'administrator', aud: [SANDBOX_APPLICATION.clientId], iat: seconds, exp: seconds + 600 }
    const signed = [{ typ: 'JWT', alg: 'RS256', kid: '1' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), idTokenKey).toString('base64url')}`
  }

  const exchange = (shop: OAuthShop, form: URLSearchParams, url: string): SandboxAnswer => {
    const code = form.get('code') ?? ''
    const agreement = codes.get(code)
    codes.delete(code)
    if (agreement?.shop !== shop || agreement.endsAt <= now().getTime())
      return refused(400, 'invalid_grant', 'code is unknown, used or expired')
    if (form.get('redirect_uri') !== agreement.redirectUri)
      return refused(400, 'invalid_grant', 'redirect_uri is not that of the authorization')
    const verifier = form.get('code_verifier')
    const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    if (challenge !== agreement.codeChallenge) return refused(400, 'invalid_grant', 'code_verifier does not match')
    if (shop === 'COLOR_ME')
      return granted({
        access_token: issue(shop, Number.POSITIVE_INFINITY),
        token_type: 'bearer',
        scope: 'read_sales write_sales',
      })
    const refresh_token = newToken()
    refreshTokens.set(refresh_token, { agreedAt: now().getTime() })
    return granted({ ...yahooToken(), refresh_token, id_token: idToken(url) })
  }

  const refresh = (form: URLSearchParams): SandboxAnswer => {
    const known = refreshTokens.get(form.get('refresh_token') ?? '')
    const life = isSigning() ? REFRESH_MS.SIGNING : REFRESH_MS.PLAIN
    if (!known || known.agreedAt + life <= now().getTime())
      return refused(400, 'invalid_grant', 'refresh_token is unknown or expired')
    return granted(yahooToken())
  }

  return {
    answer(shop, { method, headers, body, url }) {
      if (method !== 'POST') return refused(405, 'invalid_request', 'POST is required')
      if (!/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? ''))
        return refused(400, 'invalid_request', 'the body is not form encoded')
      const form = new URLSearchParams(body)
      if (!isClient(shop, headers, form)) return refused(401, 'invalid_client', 'client is not registered')
      const grant = form.get('grant_type')
      if (grant === 'authorization_code') return exchange(shop, form, url)
      if (grant === 'refresh_token' && shop === 'YAHOO') return refresh(form)
      return refused(400, 'unsupported_grant_type', `grant_type is ${grant}`)
    },
    agree(shop, agreement) {
      const code = newToken()
      codes.set(code, { ...agreement, shop, endsAt: now().getTime() + CODE_MS })
      return code
    },
    isToken: (shop, token) => now().getTime() < (accessTokens[shop].get(token) ?? Number.NEGATIVE_INFINITY),
  }
}

/** Yahoo takes the secret by Basic authentication (RFC 6749, 2.3.1: form encoded), Color Me in the body. */
function isClient(shop: OAuthShop, headers: IncomingHttpHeaders, form: URLSearchParams): boolean {
  const { clientId, clientSecret } = SANDBOX_APPLICATION
  if (shop === 'COLOR_ME')
    return form.get('client_id') === clientId && isSame(form.get('client_secret') ?? '', clientSecret)
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':').map(formDecoded)
  return id === clientId && isSame(secret, clientSecret)
}

const formDecoded = (text: string): string => new URLSearchParams(`=${text}`).get('') ?? ''

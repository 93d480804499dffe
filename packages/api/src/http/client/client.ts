import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@irodori/contract/durations'
import type { FastifyRequest } from 'fastify'
import { cookieIn } from './cookieIn.ts'

/** The browser or the program that sends a call. */
export interface Client {
  /** Its network address. */
  readonly address: string
  /** Whether it is a browser that says so; browsers do over HTTPS and on localhost. Source: W3C Fetch Metadata, section 2. */
  readonly isBrowser: boolean
  /** SHA-256 of its device cookie, hex; null if it sent none. */
  readonly device: string | null
  /** What it says of its browser and operating system; '' if nothing. */
  readonly userAgent: string
}

/** How the device cookie is written: over HTTPS no other page of the domain can set or read it. */
export interface DeviceCookies {
  /** The client that sends a request. */
  readonly clientOf: (request: FastifyRequest) => Client
  /** The device of a request, with the header of a new cookie if the request has none. */
  readonly deviceOf: (request: FastifyRequest) => { readonly device: string; readonly setCookie: string | null }
}

const SECRET_BYTES = 32
/** Seconds that browsers keep the cookie; they keep none for longer. Source: RFC 6265bis, section 5.5. */
const MAX_AGE_S = (400 * DAY_MS) / 1000

/** @param isSecure whether the shop is served over HTTPS */
export function deviceCookies(isSecure: boolean): DeviceCookies {
  const name = isSecure ? '__Host-irodori.device' : 'irodori.device'
  const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
  const secretOf = ({ headers }: FastifyRequest): string | null => cookieIn(headers.cookie ?? '', name)
  const cookieOf = (secret: string): string =>
    `${name}=${secret}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    clientOf(request) {
      const { ip, headers } = request
      const secret = secretOf(request)
      return {
        address: ip,
        isBrowser: headers['sec-fetch-site'] !== undefined,
        userAgent: headers['user-agent'] ?? '',
        device: secret === null ? null : hash(secret),
      }
    },
    deviceOf(request) {
      const known = secretOf(request)
      const secret = known ?? randomBytes(SECRET_BYTES).toString('base64url')
      return { device: hash(secret), setCookie: known === null ? cookieOf(secret) : null }
    },
  }
}

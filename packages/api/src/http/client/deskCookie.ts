import type { FastifyRequest } from 'fastify'
import { cookieIn } from './cookieIn.ts'

/** The cookie with the session of a member of the staff. No script can read it, and no other site makes browsers send it. */
export interface DeskCookie {
  /** The token of a request; '' if it has none. */
  readonly tokenOf: (request: FastifyRequest) => string
  /** The header that gives a browser the token of a session. */
  readonly set: (token: string) => string
  /** The header that makes a browser forget the session. */
  readonly clear: string
}

/**
 * @param isSecure whether the shop is served over HTTPS, so that no other page of the domain can set the cookie
 * @param maximumMs milliseconds after which every session ends
 */
export function deskCookie(isSecure: boolean, maximumMs: number): DeskCookie {
  const name = deskCookieName(isSecure)
  const scope = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    tokenOf: ({ headers }) => cookieIn(headers.cookie ?? '', name) ?? '',
    set: (token) => `${name}=${token}; Max-Age=${Math.floor(maximumMs / 1000)}; ${scope}`,
    clear: `${name}=; Max-Age=0; ${scope}`,
  }
}

export const deskCookieName = (isSecure: boolean): string => (isSecure ? '__Host-irodori.desk' : 'irodori.desk')

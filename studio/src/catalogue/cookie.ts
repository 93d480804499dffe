import { cookieScope } from '@irodori/client/cookieScope'

/** The part of a document that holds its cookies. */
export interface CookieJar {
  cookie: string
}

/** @returns the value of a cookie; null without one or if it is malformed */
export function readCookie(jar: CookieJar, name: string): string | null {
  const found = jar.cookie
    .split(/;\s*/)
    .map((pair) => pair.split('='))
    .find(([key]) => key === name)
  try {
    return found ? decodeURIComponent(found.slice(1).join('=')) : null
  } catch {
    return null
  }
}

/** A session cookie for the whole site. */
export function writeCookie(jar: CookieJar, name: string, value: string): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; ${cookieScope()}`
}

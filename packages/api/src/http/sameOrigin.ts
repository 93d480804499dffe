import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser's request comes from the shop's own pages. Programs that are no browsers send neither header and
 * pass; a session is never taken from a cookie, so they gain nothing. The scheme is not compared: TLS may end before us.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  const { origin } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}

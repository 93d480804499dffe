import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser's request comes from the shop's own pages. Clients other than browsers send neither header and pass;
 * no cookie is enough for a session, so they gain nothing. The scheme is not compared, because a proxy may terminate TLS.
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

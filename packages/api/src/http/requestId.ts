import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The header that correlates the log lines of one request, our own and those of a proxy. */
export const REQUEST_ID_HEADER = 'x-request-id'

const VALID = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Only a trusted proxy may set the id, and it has to remove that of a visitor, as both files of Caddy in packages/operating do.
 * Otherwise a visitor could give several requests the same id in the log. The accepted form excludes other text.
 */
export const requestIdFor =
  (isProxied: boolean) =>
  (request: { readonly headers: IncomingHttpHeaders }): string => {
    const given = request.headers[REQUEST_ID_HEADER]
    return isProxied && typeof given === 'string' && VALID.test(given) ? given : randomUUID()
  }

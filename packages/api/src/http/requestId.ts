import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The header that correlates the log lines of one request, our own and those of a proxy. */
export const REQUEST_ID_HEADER = 'x-request-id'

const VALID = /^[A-Za-z0-9_-]{8,64}$/

/** Only a trusted proxy may set the id: other clients could inject text into the log. */
export const requestIdFor =
  (isProxied: boolean) =>
  (request: { readonly headers: IncomingHttpHeaders }): string => {
    const given = request.headers[REQUEST_ID_HEADER]
    return isProxied && typeof given === 'string' && VALID.test(given) ? given : randomUUID()
  }

import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The header that ties the lines of one request together, ours and those of a proxy before us. */
export const REQUEST_ID_HEADER = 'x-request-id'

const SOUND = /^[A-Za-z0-9_-]{8,64}$/

/** A proxy that is trusted may name the request; whoever else does might write what he likes into the log. */
export const requestIdFor =
  (isProxied: boolean) =>
  (request: { readonly headers: IncomingHttpHeaders }): string => {
    const given = request.headers[REQUEST_ID_HEADER]
    return isProxied && typeof given === 'string' && SOUND.test(given) ? given : randomUUID()
  }

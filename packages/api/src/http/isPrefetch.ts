import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser or a proxy fetches an address before anybody has asked for it. A GET that changes something must
 * not act on such a call.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(String(headers[name] ?? '')),
  )

import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser or a proxy prefetches an address that the customer has not opened. A GET with side effects must refuse
 * such a call.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(prefetch|prerender|preview)\b/i.test(String(headers[name] ?? '')),
  )

/**
 * Allows WebAssembly but no eval; workers and pictures may also come from blobs. Text never becomes a script or markup: the
 * named policies (`@irodori/client/startWorker`, `@irodori/media`) make nothing but addresses of workers.
 * @param origins those of the pages that may show the answer in a frame
 */
const contentSecurityPolicy = (origins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types irodori-worker default',
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
  ].join('; ')

/**
 * The policy of a page that these sites may embed. No other page may be in a frame: on one that a hostile site covers with
 * its own, a visitor would press buttons that they do not see. Source: W3C Content Security Policy Level 3, 6.4.2.
 */
export const embeddablePolicy = (origins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(origins),
})

/**
 * The policy of an answer that is no page: nothing else applies to it, not even to its base, its forms or its frames, which
 * `default-src` does not cover. Source: W3C Content Security Policy Level 3, 6.1.2.
 * @param further directives that this kind of file needs
 */
export const filePolicy = (...further: readonly string[]): string =>
  ["default-src 'none'", ...further, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ')

/** Seconds for which a browser asks for this host over HTTPS only. Source: hstspreload.org recommends two years. */
const HTTPS_ONLY_S = 2 * 365 * 24 * 3600

/**
 * Sent with every answer, worker scripts included; answers with files restrict the policy further.
 * @param isSecure whether the shop is served over HTTPS
 */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy([]),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(isSecure && { 'strict-transport-security': `max-age=${HTTPS_ONLY_S}` }),
})

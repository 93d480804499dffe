/**
 * The attributes of a cookie for this site. In a frame of another site's page, browsers keep a cookie only if it is partitioned
 * by that site, which needs HTTPS. Source: CHIPS, draft-cutler-httpbis-partitioned-cookies.
 */
export const cookieScope = (): string => `Path=/; SameSite=${isInForeignFrame() ? 'None; Secure; Partitioned' : 'Lax'}`

function isInForeignFrame(): boolean {
  try {
    // Outside of a browser both are undefined.
    return globalThis.parent?.location.origin !== globalThis.location?.origin
  } catch {
    // The address of another origin's page cannot be read.
    return true
  }
}

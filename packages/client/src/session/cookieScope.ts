/**
 * The attributes of a cookie for this site. Over HTTPS it is never sent without it. In a frame of another site's page, browsers keep a cookie only if it is partitioned
 * by that site, which needs HTTPS. Source: CHIPS, draft-cutler-httpbis-partitioned-cookies.
 */
export function cookieScope(): string {
  if (isInForeignFrame()) return 'Path=/; SameSite=None; Secure; Partitioned'
  // Outside of a browser there is no address.
  return `Path=/; SameSite=Lax${globalThis.location?.protocol === 'https:' ? '; Secure' : ''}`
}

function isInForeignFrame(): boolean {
  try {
    // Outside of a browser both are undefined.
    return globalThis.parent?.location.origin !== globalThis.location?.origin
  } catch {
    // The address of another origin's page cannot be read.
    return true
  }
}

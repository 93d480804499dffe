/**
 * The attributes of a cookie for this site. In a frame of another site's page, browsers keep a cookie only if it is partitioned
 * by that site, which needs HTTPS. Source: CHIPS, draft-cutler-httpbis-partitioned-cookies.
 */
export const cookieScope = (): string =>
  // Outside of a browser both are undefined.
  `Path=/; SameSite=${globalThis.parent === globalThis.window ? 'Lax' : 'None; Secure; Partitioned'}`

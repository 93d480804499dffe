import type { Credential } from './credential.ts'

/** Milliseconds before its end at which an access token is renewed, so that calls in progress do not meet the end. */
const AHEAD_MS = 10 * 60_000

/** When the access token has to be renewed; null if the credential has none that ends. */
export const renewalDue = (credential: Credential): Date | null =>
  credential.shop === 'YAHOO' ? new Date(Date.parse(credential.accessTokenEndsAt) - AHEAD_MS) : null

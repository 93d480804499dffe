/** The shop as authenticators know it. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. Another host name later makes all of them useless. */
  readonly id: string
  /** Scheme, host and port of the pages that may use them. */
  readonly origin: string
}

/** @param publicUrl where customers reach the shop */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What a marketplace wants to see before it answers: the keys or tokens of one shop. */
export type MarketplaceAccess =
  | { readonly kind: 'RAKUTEN'; readonly serviceSecret: string; readonly licenseKey: string }
  | {
      readonly kind: 'YAHOO'
      readonly sellerId: string
      readonly accessToken: string
      /** The public key that Yahoo issued to the store, as PEM, with its version; null if the store has none. */
      readonly signingKey: { readonly pem: string; readonly version: string } | null
    }
  | { readonly kind: 'COLOR_ME'; readonly accessToken: string }

export type AccessOf<Kind extends MarketplaceAccess['kind']> = Extract<MarketplaceAccess, { kind: Kind }>

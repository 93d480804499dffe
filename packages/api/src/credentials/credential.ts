import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import * as z from 'zod'

export const Secret = z.string().min(1).max(4000)

export const SellerId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be the id of the store: small letters, digits and hyphens')

/** The store's public key, with which calls of the order API are signed, and its number at the marketplace. */
export const SigningKey = z.strictObject({ pem: Secret, version: z.string().regex(/^\d{1,9}$/) })

/** What the shop proves itself with at a marketplace. */
export const Credential = z.discriminatedUnion('shop', [
  z.strictObject({
    shop: z.literal('RAKUTEN'),
    serviceSecret: Secret,
    licenseKey: Secret,
    /** When the licence key was issued or renewed. */
    issuedAt: z.iso.datetime({ offset: true }),
  }),
  z.strictObject({
    shop: z.literal('YAHOO'),
    sellerId: SellerId,
    clientId: Secret,
    clientSecret: Secret,
    accessToken: Secret,
    accessTokenEndsAt: z.iso.datetime({ offset: true }),
    refreshToken: Secret,
    /** When a person of the shop last agreed to the use of the API. */
    authorisedAt: z.iso.datetime({ offset: true }),
    /** Null if calls are not signed. */
    signingKey: SigningKey.nullable(),
  }),
  z.strictObject({ shop: z.literal('COLOR_ME'), accessToken: Secret }),
])
export type Credential = z.infer<typeof Credential>
export type CredentialShop = Credential['shop']
export type YahooCredential = Extract<Credential, { shop: 'YAHOO' }>

/** Source: help pages of RMS on the licence key (ninety days; each renewal begins them anew). */
const RAKUTEN_LICENCE_MS = 90 * DAY_MS
/** Source: developer.yahoo.co.jp/webapi/shopping/help (twelve hours; 28 days for signed calls). */
const YAHOO_AUTHORISATION_MS = 12 * HOUR_MS
const YAHOO_SIGNED_AUTHORISATION_MS = 28 * DAY_MS

const after = (instant: string, milliseconds: number): Date => new Date(Date.parse(instant) + milliseconds)

/** When a person has to renew it at the marketplace; null if it does not end. */
export function endOf(credential: Credential): Date | null {
  switch (credential.shop) {
    case 'RAKUTEN':
      return after(credential.issuedAt, RAKUTEN_LICENCE_MS)
    case 'YAHOO':
      return after(
        credential.authorisedAt,
        credential.signingKey === null ? YAHOO_AUTHORISATION_MS : YAHOO_SIGNED_AUTHORISATION_MS,
      )
    case 'COLOR_ME':
      return null
  }
}

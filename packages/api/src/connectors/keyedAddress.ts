import type { MarketplaceAccess } from './marketplaceAccess.ts'
import type { MarketplaceId } from './marketplaceConnector.ts'
import type { MarketplaceAddress } from './marketplaceProtocol.ts'

/**
 * The address of a shop whose access is one fixed key: `secret:licence` for Rakuten, `sellerId:token` for Yahoo, the
 * token for Color Me. A key that lacks a part gives no access.
 */
export const keyedAddress = (
  shop: MarketplaceId,
  { url, key }: { readonly url: string; readonly key: string },
): MarketplaceAddress => ({ url, access: async () => accessOf(shop, key) })

function accessOf(shop: MarketplaceId, key: string): MarketplaceAccess | null {
  if (shop === 'COLOR_ME') return key === '' ? null : { kind: 'COLOR_ME', accessToken: key }
  const [, first = '', second = ''] = /^([^:]+):(.+)$/.exec(key) ?? []
  if (first === '' || second === '') return null
  return shop === 'RAKUTEN'
    ? { kind: 'RAKUTEN', serviceSecret: first, licenseKey: second }
    : { kind: 'YAHOO', sellerId: first, accessToken: second, signingKey: null }
}

import type { Credential } from '../credentials/credential.ts'
import { readCredential, recordRefusal } from '../credentials/credentialStore.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import type { MarketplaceAccess } from './marketplaceAccess.ts'
import type { MarketplaceId } from './marketplaceConnector.ts'
import type { MarketplaceAddress } from './marketplaceProtocol.ts'

interface Deps {
  readonly database: Database
  readonly sealingKeys: SealingKeys
  readonly now: () => Date
}

/** The address of a shop whose access is its credential in the database, read before each call. */
export const credentialAddress = (
  { database, sealingKeys, now }: Deps,
  shop: MarketplaceId,
  url: string,
): MarketplaceAddress => {
  const versions = new WeakMap<MarketplaceAccess, Date>()
  return {
    url,
    async access() {
      const stored = await readCredential(database, sealingKeys, shop)
      if (!stored.ok) return null
      const access = accessOf(stored.value.credential)
      versions.set(access, stored.value.updatedAt)
      return access
    },
    // A call that began before the renewal of a token is refused after it; the new token is not.
    async onRefused(access) {
      const version = versions.get(access)
      if (version) await recordRefusal(database, shop, now(), version)
    },
  }
}

function accessOf(credential: Credential): MarketplaceAccess {
  switch (credential.shop) {
    case 'RAKUTEN':
      return { kind: 'RAKUTEN', serviceSecret: credential.serviceSecret, licenseKey: credential.licenseKey }
    case 'YAHOO': {
      const { sellerId, accessToken, signingKey } = credential
      return { kind: 'YAHOO', sellerId, accessToken, signingKey }
    }
    case 'COLOR_ME':
      return { kind: 'COLOR_ME', accessToken: credential.accessToken }
  }
}

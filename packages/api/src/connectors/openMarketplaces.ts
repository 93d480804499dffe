import { setTimeout } from 'node:timers/promises'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import { credentialAddress } from './credentialAddress.ts'
import type { Connectors, MarketplaceId } from './marketplaceConnector.ts'
import type { MarketplaceAddress } from './marketplaceProtocol.ts'
import { keyedAddress } from './keyedAddress.ts'
import { openConnectors } from './openConnectors.ts'
import type { Timing } from './wire/pacer.ts'
import { RETRY_POLICY } from './wire/readWithRetries.ts'

const TIMING: Timing = { elapsed: () => performance.now(), pause: setTimeout }

/**
 * Without a key, the stored credential is used. SANDBOX is the marketplace that the demo shop simulates; null is switched
 * off.
 */
export type MarketplaceChoice = { readonly url: string; readonly key: string | null } | 'SANDBOX' | null

interface Choices {
  readonly marketplaces: Readonly<Record<MarketplaceId, MarketplaceChoice>>
  readonly sealingKeys: SealingKeys
}

interface OpenMarketplaces {
  readonly connectors: Connectors
  /** Stops the sandbox if one is running. */
  close(): Promise<void>
}

/** Opens the marketplaces of the configuration. The sandbox is started only if it replaces at least one of them. */
export async function openMarketplaces(
  { marketplaces, sealingKeys }: Choices,
  database: Database,
  now: () => Date,
): Promise<OpenMarketplaces> {
  const sandbox: Sandbox | null = Object.values(marketplaces).includes('SANDBOX') ? await startSandbox(now) : null
  const addressOf = (shop: MarketplaceId): MarketplaceAddress | null => {
    const choice: MarketplaceChoice = marketplaces[shop]
    const found = choice === 'SANDBOX' ? (sandbox?.shops[shop] ?? null) : choice
    if (found === null) return null
    const { url, key } = found
    return key === null
      ? credentialAddress({ database, sealingKeys, now }, shop, url)
      : keyedAddress(shop, { url, key })
  }
  const addresses = { YAHOO: addressOf('YAHOO'), RAKUTEN: addressOf('RAKUTEN'), COLOR_ME: addressOf('COLOR_ME') }
  return {
    connectors: openConnectors(addresses, { retryPolicy: RETRY_POLICY, now, timing: TIMING }),
    close: async () => sandbox?.close(),
  }
}

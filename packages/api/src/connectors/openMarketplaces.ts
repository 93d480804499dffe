import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import type { Connectors, MarketplaceId } from './marketplaceConnector.ts'
import type { MarketplaceAddress } from './marketplaceProtocol.ts'
import { openConnectors } from './openConnectors.ts'
import { RETRY_POLICY } from './readWithRetries.ts'

/** SANDBOX is the marketplace that the demo shop simulates; null is switched off. */
export type MarketplaceChoice = MarketplaceAddress | 'SANDBOX' | null

interface OpenMarketplaces {
  readonly connectors: Connectors
  /** Stops the sandbox if one is running. */
  close(): Promise<void>
}

/** Opens the marketplaces of the configuration. The sandbox is started only if it replaces at least one of them. */
export async function openMarketplaces(
  { marketplaces }: { readonly marketplaces: Readonly<Record<MarketplaceId, MarketplaceChoice>> },
  now: () => Date,
): Promise<OpenMarketplaces> {
  const sandbox: Sandbox | null = Object.values(marketplaces).includes('SANDBOX') ? await startSandbox(now) : null
  const addressOf = (shop: MarketplaceId): MarketplaceAddress | null => {
    const choice: MarketplaceChoice = marketplaces[shop]
    return choice === 'SANDBOX' ? (sandbox?.shops[shop] ?? null) : choice
  }
  const addresses = { YAHOO: addressOf('YAHOO'), RAKUTEN: addressOf('RAKUTEN'), COLOR_ME: addressOf('COLOR_ME') }
  return {
    connectors: openConnectors(addresses, { retryPolicy: RETRY_POLICY, now }),
    close: async () => sandbox?.close(),
  }
}

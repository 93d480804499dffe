import type { Sandbox } from '@irodori/demo-shop/sandbox'
import { startSandbox } from '@irodori/demo-shop/sandbox'
import type { Connectors, EcShop } from './ecConnector.ts'
import { openConnectors } from './openConnectors.ts'
import { PATIENCE } from './readWithRetries.ts'
import type { ShopAddress } from './shopWire.ts'

/** SANDBOX is the marketplace that the demo shop simulates; null is switched off. */
export type ShopChoice = ShopAddress | 'SANDBOX' | null

interface OpenShops {
  readonly connectors: Connectors
  /** Stops the sandbox, where one runs. */
  close(): Promise<void>
}

/** The outside shops of the configuration; the sandbox is started only where one of them is played by it. */
export async function openOutsideShops(
  { outsideShops }: { readonly outsideShops: Readonly<Record<EcShop, ShopChoice>> },
  now: () => Date,
): Promise<OpenShops> {
  const sandbox: Sandbox | null = Object.values(outsideShops).includes('SANDBOX') ? await startSandbox(now) : null
  const addressOf = (shop: EcShop): ShopAddress | null => {
    const choice: ShopChoice = outsideShops[shop]
    return choice === 'SANDBOX' ? (sandbox?.shops[shop] ?? null) : choice
  }
  const addresses = { YAHOO: addressOf('YAHOO'), RAKUTEN: addressOf('RAKUTEN'), COLOR_ME: addressOf('COLOR_ME') }
  return {
    connectors: openConnectors(addresses, { patience: PATIENCE, now }),
    close: async () => sandbox?.close(),
  }
}

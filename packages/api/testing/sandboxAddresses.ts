import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { keyedAddress } from '../src/connectors/keyedAddress.ts'
import type { MarketplaceId } from '../src/connectors/marketplaceConnector.ts'
import type { MarketplaceAddress } from '../src/connectors/marketplaceProtocol.ts'

/** The addresses of the three sandboxes. */
export const sandboxAddresses = ({ shops }: Sandbox): Record<MarketplaceId, MarketplaceAddress> => ({
  YAHOO: keyedAddress('YAHOO', shops.YAHOO),
  RAKUTEN: keyedAddress('RAKUTEN', shops.RAKUTEN),
  COLOR_ME: keyedAddress('COLOR_ME', shops.COLOR_ME),
})

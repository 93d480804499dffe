import { colorMeProtocol } from './colorMeProtocol.ts'
import type { ConnectorDeps } from './httpConnector.ts'
import { httpConnector } from './httpConnector.ts'
import type { Connectors, MarketplaceId } from './marketplaceConnector.ts'
import type { MarketplaceAddress } from './marketplaceProtocol.ts'
import { rakutenProtocol } from './rakutenProtocol.ts'
import { yahooProtocol } from './yahooProtocol.ts'

/** @param addresses null for a marketplace that is switched off */
export function openConnectors(
  addresses: Readonly<Record<MarketplaceId, MarketplaceAddress | null>>,
  deps: ConnectorDeps,
): Connectors {
  const { YAHOO, RAKUTEN, COLOR_ME } = addresses
  return {
    YAHOO: YAHOO && httpConnector(yahooProtocol, YAHOO, deps),
    RAKUTEN: RAKUTEN && httpConnector(rakutenProtocol, RAKUTEN, deps),
    COLOR_ME: COLOR_ME && httpConnector(colorMeProtocol, COLOR_ME, deps),
  }
}

import { colorMeWire } from './colorMeWire.ts'
import type { Connectors, EcShop } from './ecConnector.ts'
import type { ConnectorDeps } from './httpConnector.ts'
import { httpConnector } from './httpConnector.ts'
import { rakutenWire } from './rakutenWire.ts'
import type { ShopAddress } from './shopWire.ts'
import { yahooWire } from './yahooWire.ts'

/** @param addresses null for a shop that is switched off */
export function openConnectors(
  addresses: Readonly<Record<EcShop, ShopAddress | null>>,
  deps: ConnectorDeps,
): Connectors {
  const { YAHOO, RAKUTEN, COLOR_ME } = addresses
  return {
    YAHOO: YAHOO && httpConnector(yahooWire, YAHOO, deps),
    RAKUTEN: RAKUTEN && httpConnector(rakutenWire, RAKUTEN, deps),
    COLOR_ME: COLOR_ME && httpConnector(colorMeWire, COLOR_ME, deps),
  }
}

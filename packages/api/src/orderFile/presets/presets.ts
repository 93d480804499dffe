import type { OrderMapping } from '../../settings/orderMapping.ts'
import { COLOR_ME_PRESET } from './colorMePreset.ts'
import { OWN_PRESET } from './ownPreset.ts'
import { RAKUTEN_PRESET } from './rakutenPreset.ts'
import { YAHOO_PRESET } from './yahooPreset.ts'

/** The mappings that every shop has, by their names. */
export const PRESETS: ReadonlyMap<string, OrderMapping> = new Map([
  ['own', OWN_PRESET],
  ['rakuten', RAKUTEN_PRESET],
  ['yahoo', YAHOO_PRESET],
  ['color-me', COLOR_ME_PRESET],
])

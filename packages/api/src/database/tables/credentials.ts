import type { EC_TYPES } from '@irodori/contract/entities/order'
import type { Instant, PerhapsInstant } from './columns.ts'

export interface MarketplaceCredentialTable {
  shop: (typeof EC_TYPES)[number]
  /** A sealed `Credential`. */
  sealed: string
  /** When a person has to renew it at the marketplace; null if it does not end. */
  ends_at: PerhapsInstant
  /** When the marketplace first refused it; null while it is taken. */
  refused_at: PerhapsInstant
  updated_at: Instant
}

import type { OwnDay } from '@irodori/contract/entities/monthGrid'
import { ownDayLines, readOwnDays } from '@irodori/design/ownDayLines'

const KEY = 'irodori.ownDays'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** CLD-8: the own days of the last calendar on this device; none without storage. */
export function rememberedDays(storage: () => Pick<Store, 'getItem'>): readonly OwnDay[] {
  try {
    return readOwnDays(storage().getItem(KEY) ?? '').days
  } catch {
    return []
  }
}

/** CLD-8: keeps own days on this device for the next calendar. */
export function rememberDays(storage: () => Pick<Store, 'setItem'>, days: readonly OwnDay[]): void {
  try {
    storage().setItem(KEY, ownDayLines(days))
  } catch {
    // Without storage the next calendar begins without them.
  }
}

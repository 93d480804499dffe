import type { DesignItem } from '@irodori/contract'
import type { Finding } from '@irodori/design'
import { blocksSaving, isUnfinished } from '@irodori/design'

/** What the list of items says of each. */
type ItemState = 'FILLED' | 'EMPTY' | 'REFUSED' | 'WARNING' | 'UNPRINTABLE' | 'DISABLED' | 'READING'

interface PhotoState {
  readonly isReading: boolean
  /** The server has not taken its photo. */
  readonly isRefused: boolean
}

/** The first that is true, the gravest before what may be left. @param own the findings about the item */
export function stateOfItem(
  item: DesignItem,
  own: readonly Finding[],
  { isReading, isRefused }: PhotoState,
): ItemState {
  if (isReading) return 'READING'
  if (item.isDisabledItem) return 'DISABLED'
  if (own.some(blocksSaving)) return 'UNPRINTABLE'
  if (own.some(isUnfinished)) return 'EMPTY'
  if (isRefused) return 'REFUSED'
  return own.length > 0 ? 'WARNING' : 'FILLED'
}

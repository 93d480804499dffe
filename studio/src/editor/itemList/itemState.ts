import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto } from '@irodori/contract/entities/designItem'
import type { Finding } from '@irodori/design/finding'
import { blocksSaving, isSample, isUnfinished } from '@irodori/design/finding'

/** State of an item as the item list shows it. */
type ItemState =
  | 'FILLED'
  | 'EMPTY'
  | 'OPTIONAL'
  | 'SAMPLE'
  | 'REFUSED'
  | 'WARNING'
  | 'UNPRINTABLE'
  | 'DISABLED'
  | 'READING'

interface PhotoState {
  readonly isReading: boolean
  /** True if the server has refused the photo. */
  readonly isRefused: boolean
}

/** The most severe state that applies. @param own findings of the item */
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
  if (isDayPhoto(item) && item.imageName === null) return 'OPTIONAL'
  if (own.length === 0) return 'FILLED'
  return own.some(isSample) ? 'SAMPLE' : 'WARNING'
}

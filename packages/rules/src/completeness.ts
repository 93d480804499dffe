import type { DesignItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'

/** COM-1: a window shows a photo, or words are there; what the customer turned off needs nothing. */
export function isItemFilled(item: DesignItem): boolean {
  if (item.isDisabledItem) return true
  return isImageItem(item) ? item.imageName !== null : item.text.trim() !== ''
}

export const isPageComplete = (items: readonly DesignItem[]): boolean => items.every(isItemFilled)

/** COM-2: how many designs a booklet has: two inner pages to a sheet, the cover and the back cover. */
export const bookletDesignCount = (totalPage: number): number => Math.ceil(totalPage / 2) + 2

/** What is still missing from a design; the numbers travel as isNotCompleteType. */
export const INCOMPLETENESS = {
  /** It has windows, and none of them shows a photo. */
  NO_PHOTO: 0,
  /** Some window or text is blank. */
  ITEM_BLANK: 1,
  /** Its booklet has too few or too many pages. */
  PAGES_MISSING: 2,
  NOTHING: 3,
} as const
export type Incompleteness = (typeof INCOMPLETENESS)[keyof typeof INCOMPLETENESS]

interface Booklet {
  readonly totalPage: number
  readonly designCount: number
}

/** COM-3: the most pressing thing that a design lacks; `booklet` is null where it belongs to none. */
export function incompletenessOf(items: readonly DesignItem[], booklet: Booklet | null): Incompleteness {
  const windows = items.filter((item) => isImageItem(item)).filter((item) => !item.isDisabledItem)
  if (windows.length > 0 && windows.every((item) => item.imageName === null)) return INCOMPLETENESS.NO_PHOTO
  if (!isPageComplete(items)) return INCOMPLETENESS.ITEM_BLANK
  if (booklet && booklet.designCount !== bookletDesignCount(booklet.totalPage)) return INCOMPLETENESS.PAGES_MISSING
  return INCOMPLETENESS.NOTHING
}

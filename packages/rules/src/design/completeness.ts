import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto, isImageItem, isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'

/** Whether the customer has added a text and left it blank: it is not printed, and the editor removes it when it saves. */
export const isBlankOwnText = (item: DesignItem): boolean =>
  isTextItem(item) && isOwnItem(item) && item.text.trim() === ''

/**
 * COM-1: a photo item is filled once it has a photo, a text item once it has text; a disabled item, an ornament, the frame
 * of an own day and a blank text that the customer has added need nothing.
 */
export function isItemFilled(item: DesignItem): boolean {
  if (item.isDisabledItem || isBlankOwnText(item) || isDayPhoto(item)) return true
  if (isTextItem(item)) return item.text.trim() !== ''
  return !isImageItem(item) || item.imageName !== null
}

export const isPageComplete = (items: readonly DesignItem[]): boolean => items.every(isItemFilled)

/** COM-2: the number of designs of a booklet: one for every two inner pages, the cover and the back cover. */
export const bookletDesignCount = (totalPage: number): number => Math.ceil(totalPage / 2) + 2

/** What is missing from a design. The numbers are the wire's `isNotCompleteType`. */
export const INCOMPLETENESS = {
  /** The design has frames for photos, and all of them are empty. */
  NO_PHOTO: 0,
  /** At least one frame or text is blank. */
  ITEM_BLANK: 1,
  /** The piece has too few or too many sides or pages. */
  PAGES_MISSING: 2,
  NOTHING: 3,
} as const
export type Incompleteness = (typeof INCOMPLETENESS)[keyof typeof INCOMPLETENESS]

/** COM-3: the most important part that a design lacks. */
export function incompletenessOf(items: readonly DesignItem[], hasAllPages: boolean): Incompleteness {
  const frames = items.filter(isImageItem).filter((item) => !item.isDisabledItem && !isDayPhoto(item))
  if (frames.length > 0 && frames.every((item) => item.imageName === null)) return INCOMPLETENESS.NO_PHOTO
  if (!isPageComplete(items)) return INCOMPLETENESS.ITEM_BLANK
  return hasAllPages ? INCOMPLETENESS.NOTHING : INCOMPLETENESS.PAGES_MISSING
}

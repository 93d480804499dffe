import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOwnItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'

/** Most items on a page that the customer has added. */
export const MOST_OWN_ITEMS = 60

/**
 * COM-6: whether a page may have the items that its customer has added. Positions tell them from the items of the
 * template, also after the shop has changed it.
 */
export function mayHaveOwnItems(
  items: readonly DesignItem[],
  { allowsOwnItems, items: ofTemplate }: Pick<Template, 'allowsOwnItems' | 'items'>,
): boolean {
  const own = items.filter(isOwnItem)
  if (own.length === 0) return true
  const last = Math.max(0, ...ofTemplate.filter((item) => !isOwnItem(item)).map(({ position }) => position))
  return (
    allowsOwnItems === true &&
    own.length <= MOST_OWN_ITEMS &&
    own.every((item) => !isImageItem(item) && item.position > last)
  )
}

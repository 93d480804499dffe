import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isWithinLimits } from '@irodori/design/arranging/limits'
import type { Box } from '@irodori/design/itemGeometry'
import { boxOf } from '@irodori/design/placeItem'
import type { StoredDraft } from '../database/tables/designs.ts'

/**
 * The first item that is too small, too large or off the page; null where there is none. An item that stands as in the
 * template or the saved page is accepted. Whether photos fill their frames is not checked here, so that a template that
 * changes later does not block the designs that began with it.
 * @param known the template and the saved page
 */
export function misplacedItem(
  page: StoredDraft,
  known: readonly { readonly items: readonly DesignItem[] }[],
): DesignItem | null {
  const isKnown = (item: DesignItem): boolean =>
    known.some(({ items }) => items.some((other) => other.position === item.position && sameBox(other, item)))
  return page.items.find((item) => !isWithinLimits(page, boxOf(item)) && !isKnown(item)) ?? null
}

const sameBox = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height && a.rotate === b.rotate

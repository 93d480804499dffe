import type { DesignItem } from '@irodori/contract'
import type { Box } from '@irodori/design'
import { boxOf, isWithinLimits } from '@irodori/design/arranging'
import type { StoredDraft } from '../database/tables/designs.ts'

/**
 * The first item that is too small, too large or off the page to be wanted there; null where there is none. What stands
 * as the template or the saved page has it is the shop's or was accepted. That frames hold their photos is the editor's
 * matter: a template that the shop has changed since must not stop the saves of whoever began with it before.
 * @param known the template, and the page as it was saved.
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

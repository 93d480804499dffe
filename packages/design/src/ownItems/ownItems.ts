import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOwnItem } from '@irodori/contract/entities/designItem'
import type { Point } from '@irodori/geometry/shape'
import { mm } from '@irodori/geometry/units'
import { isBlankOwnText } from '@irodori/rules/completeness'
import { MOST_OWN_ITEMS } from '@irodori/rules/ownItems'
import { offsetOntoPage } from '../arranging/limits.ts'
import type { Change } from '../document/change.ts'
import { NO_CHANGE } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { lengthOn } from '../document/printAreas.ts'

/** The items of a page that the customer has added. */
export const ownItemsOf = ({ items }: DesignPage): DesignItem[] => items.filter(isOwnItem)

/** How many items can still be added to a page. */
export const roomForOwnItems = (page: DesignPage): number => Math.max(0, MOST_OWN_ITEMS - ownItemsOf(page).length)

/**
 * Adds items of the customer, in reading order behind all others and on top of their kind. Items without room are left out.
 * @param items with new ids
 */
export function addItems(page: DesignPage, items: readonly DesignItem[]): Change {
  const added = items.slice(0, roomForOwnItems(page))
  if (added.length === 0) return NO_CHANGE
  const position = Math.max(0, ...page.items.map((item) => item.position))
  const edits = added.map((item, at): [string, { before: null; after: DesignItem }] => {
    const priorityIndex = topOf(page, item) + at + 1
    return [item.id, { before: null, after: { ...item, origin: 'OWN', position: position + at + 1, priorityIndex } }]
  })
  return { [page.key]: { items: Object.fromEntries(edits) } }
}

const topOf = (page: DesignPage, item: DesignItem): number =>
  Math.max(
    0,
    ...page.items.filter((other) => isImageItem(other) === isImageItem(item)).map((other) => other.priorityIndex),
  )

/** Removes those of the items that the customer has added. */
export function removeItems(page: DesignPage, items: readonly DesignItem[]): Change {
  const own = items.filter(isOwnItem)
  if (own.length === 0) return NO_CHANGE
  return { [page.key]: { items: Object.fromEntries(own.map((item) => [item.id, { before: item, after: null }])) } }
}

/** Removes the texts that the customer has added and left blank. */
export const removeBlankTexts = (page: DesignPage): Change => removeItems(page, page.items.filter(isBlankOwnText))

/** Distance of a copy from its model to the right and down, in millimetres. */
const COPY_OFFSET_MM = mm(4)

/** Copies of items that the customer has added, moved where another item is in the same place. They belong to `page`. */
export const copiesFor = (page: DesignPage, items: readonly DesignItem[], newId: () => string): DesignItem[] =>
  items.filter(isOwnItem).map((item) => inFreePlace(page, { ...item, id: newId() }))

/** The item, moved right and down until no item of the customer is in the same place, but not off the page. */
export function inFreePlace<Item extends DesignItem>(page: DesignPage, item: Item): Item {
  const step = lengthOn(page.sheet, COPY_OFFSET_MM)
  const taken = ownItemsOf(page)
  let placed = item
  for (const _ of taken) {
    if (!taken.some((other) => other.left === placed.left && other.top === placed.top)) break
    placed = movedBy(placed, { x: step, y: step })
  }
  return movedBy(placed, offsetOntoPage(page.sheet, boundsOnPage(placed)))
}

const movedBy = <Item extends DesignItem>(item: Item, { x, y }: Point): Item => ({
  ...item,
  left: item.left + x,
  top: item.top + y,
})

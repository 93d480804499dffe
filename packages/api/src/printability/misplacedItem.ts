import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isDayPhoto } from '@irodori/contract/entities/designItem'
import { isWithinLimits } from '@irodori/design/arranging/limits'
import type { Box } from '@irodori/design/itemGeometry'
import { boxOf } from '@irodori/design/placeItem'
import { isSameRect } from '@irodori/geometry/shape'
import type { StoredDraft } from '../database/tables/designs.ts'

type Items = readonly { readonly items: readonly DesignItem[] }[]

/**
 * The first item that is too small, too large or off the page; null where there is none. An item that stands as in the
 * template or the saved page is accepted. Whether photos fill their frames is not checked here, so that a template that
 * changes later does not block the designs that began with it.
 * The photos of own days are compared with the cells of their days instead.
 * @param known the template and the saved page
 */
export const misplacedItem = (page: StoredDraft, known: Items): DesignItem | null =>
  page.items.find((item) => !isDayPhoto(item) && !isWithinLimits(page, boxOf(item)) && !isInBoxOf(known, item)) ?? null

/** Whether an item stands where one of these pages has it. */
export const isInBoxOf = (known: Items, item: DesignItem): boolean =>
  known.some(({ items }) => items.some((other) => other.position === item.position && sameBox(other, item)))

const sameBox = (a: Box, b: Box): boolean => isSameRect(a, b) && a.rotate === b.rotate

import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { placementOf } from '../document/placement.ts'

/** Locks free items, or unlocks those that the customer has locked. Items that the template fixes do not change. */
export function lockItems({ sheet, ...page }: DesignPage, items: readonly DesignItem[], locks: boolean): Change {
  const [from, to] = locks ? (['FREE', 'LOCKED'] as const) : (['LOCKED', 'FREE'] as const)
  return items
    .filter((item) => placementOf(sheet, item) === from)
    .map((item) => changeItem<DesignItem>({ sheet, ...page }, item, { placement: to }))
    .reduce(squashChanges, NO_CHANGE)
}

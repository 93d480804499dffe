import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isOwnItem } from '@irodori/contract/entities/designItem'
import { addItems, copiesFor, roomForOwnItems } from '@irodori/design/ownItems'
import type { CommandContext } from '../command/command.ts'
import { selectedItemsAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'
import { clipAtom } from './clip.ts'
import { pageForOwnItems } from './ownItemCommands.ts'

/** Adds copies of items that the customer has added to a page, in one undo step, and selects them. */
export function addCopies(
  { store, actions, newId }: CommandContext,
  step: 'paste' | 'duplicate',
  items: readonly DesignItem[],
): void {
  const page = pageForOwnItems(store)
  if (!page) return
  const copies = copiesFor(page, items, newId).slice(0, roomForOwnItems(page))
  actions.perform(step, addItems(page, copies))
  actions.selectMany(copies.map(({ id }) => id))
}

/** The copied item that the customer has added, if it is pasted as another one: no item of the template is selected. */
export function copiedItem(store: EditorStore): DesignItem | null {
  const clip = store.get(clipAtom)
  const isIntoOthers = store.get(selectedItemsAtom).some((item) => !isOwnItem(item))
  return clip && isOwnItem(clip.item) && !isIntoOthers && pageForOwnItems(store) ? clip.item : null
}

/** The selected items, if the customer has added all of them. */
export function ownSelection(store: EditorStore): readonly DesignItem[] {
  const items = store.get(selectedItemsAtom)
  return items.every(isOwnItem) ? items : []
}

import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOwnItem } from '@irodori/contract/entities/designItem'
import { changeItem, squashChanges } from '@irodori/design/change'
import { removeItems } from '@irodori/design/ownItems'
import { deletePhoto } from '@irodori/design/photoEdits'
import type { Command, CommandContext } from '../command/command.ts'
import { pageAtom, selectedItemsAtom } from '../state/designState.ts'

const hasPhoto = (item: DesignItem): item is ImageItem =>
  isImageItem(item) && item.imageName !== null && !item.isDisabledItem

/** The selected items of which something can be removed: photos from their frames, and items that the customer has added. */
const removable = ({ store }: Pick<CommandContext, 'store'>): readonly DesignItem[] =>
  store.get(selectedItemsAtom).filter((item) => hasPhoto(item) || isOwnItem(item))

/** Empties the selected frames and deletes the selected items that the customer has added. */
export const removeCommand: Command = {
  id: 'remove',
  label: 'command.remove',
  keys: ['delete', 'backspace'],
  undo: 'STEP',
  isEnabled: (context) => removable(context).length > 0,
  run: (context) => {
    const { store, actions, announcer } = context
    const page = store.get(pageAtom)
    const items = removable(context)
    if (!page || items.length === 0) return
    const own = items.filter(isOwnItem)
    const emptied = items.filter(hasPhoto).map((item) => changeItem<ImageItem>(page, item, deletePhoto()))
    const step = own.length > 0 ? 'removeItem' : 'deletePhoto'
    actions.perform(step, emptied.reduce(squashChanges, removeItems(page, own)))
    if (own.length === 0) return
    actions.selectMany(store.get(selectedItemsAtom).map(({ id }) => id))
    announcer.announce({ key: 'step.removeItem' })
  },
}

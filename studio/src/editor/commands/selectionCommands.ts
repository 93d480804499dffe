import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { isNoChange } from '@irodori/design/change'
import { swapPhotos } from '@irodori/design/copyItems'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { uniteRects } from '@irodori/geometry/shape'
import type { Command, CommandContext } from '../command/command.ts'
import { inReadingOrder, pageAtom, selectedItemAtom, selectedItemsAtom, selectionAtom } from '../state/designState.ts'
import { arrangingAtom } from '../state/viewState.ts'

/** Selects all items of the selected item's kind, in arranging mode all items. Without a selection: all photos, or all texts if there are none. */
export const selectAllCommand: Command = {
  id: 'selectAll',
  label: 'command.selectAll',
  keys: ['mod+a'],
  undo: 'NONE',
  isEnabled: ({ store }) => (store.get(pageAtom)?.items.length ?? 0) > 0,
  run: ({ store, actions, announcer }) => {
    const page = store.get(pageAtom)
    if (!page) return
    const leading = store.get(selectedItemAtom) ?? page.items.find(isImageItem) ?? page.items[0]
    const kind = leading !== undefined && isImageItem(leading)
    const alike = inReadingOrder(page).filter((item) => store.get(arrangingAtom) || isImageItem(item) === kind)
    actions.selectMany(alike.map(({ id }) => id))
    announcer.announce({ key: 'announce.selected', values: { number: alike.length } })
  },
}

const enabledFrames = ({ store }: CommandContext): readonly ImageItem[] => {
  const page = store.get(pageAtom)
  return page
    ? inReadingOrder(page)
        .filter(isImageItem)
        .filter((item) => !item.isDisabledItem)
    : []
}

/** Swaps the photos of two frames of the current page in one undo step and selects the second frame. */
export function swapFrames({ store, actions, announcer }: CommandContext, oneId: string, otherId: string): void {
  const page = store.get(pageAtom)
  const frames = page?.items.filter(isImageItem) ?? []
  const [one, other] = [oneId, otherId].map((id) => frames.find((item) => item.id === id))
  if (!page || !one || !other) return
  const change = swapPhotos(page, one, other)
  if (isNoChange(change)) return
  actions.perform('swap', change)
  actions.select(other.id)
  announcer.announce({ key: 'announce.swapped' })
}

const pairOf = ({ store }: CommandContext): readonly ImageItem[] =>
  store
    .get(selectedItemsAtom)
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)

export const swapCommand: Command = {
  id: 'swap',
  label: 'command.swap',
  keys: ['x'],
  undo: 'STEP',
  isEnabled: (context) => {
    const pair = pairOf(context)
    return pair.length === 2 && pair.some(({ imageName }) => imageName !== null)
  },
  run: (context) => {
    const [one, other] = pairOf(context)
    if (one && other) swapFrames(context, one.id, other.id)
  },
}

/** Swaps the photo with the previous or next frame. The selection follows the photo, so that the command can be repeated. */
function swapWithNeighbour(id: 'swapNext' | 'swapPrevious', keys: readonly string[], step: 1 | -1): Command {
  const neighbourOf = (context: CommandContext): { item: ImageItem; neighbour: ImageItem } | null => {
    const item = context.store.get(selectedItemAtom)
    if (!item || !isImageItem(item) || item.imageName === null || item.isDisabledItem) return null
    const frames = enabledFrames(context)
    const neighbour = frames[frames.indexOf(item) + step]
    return neighbour ? { item, neighbour } : null
  }
  return {
    id,
    label: `command.${id}`,
    keys,
    undo: 'STEP',
    isEnabled: (context) => neighbourOf(context) !== null,
    run: (context) => {
      const found = neighbourOf(context)
      if (found) swapFrames(context, found.item.id, found.neighbour.id)
    },
  }
}

export const swapNextCommand = swapWithNeighbour('swapNext', ['alt+shift+down'], 1)
export const swapPreviousCommand = swapWithNeighbour('swapPrevious', ['alt+shift+up'], -1)

/** Zooms to the selected items. */
export const zoomToItemCommand: Command = {
  id: 'zoomToItem',
  label: 'command.zoomToItem',
  keys: ['shift+2'],
  undo: 'NONE',
  isEnabled: ({ store, stage }) => stage() !== null && store.get(selectionAtom).itemId !== null,
  run: ({ store, stage }) => {
    const [first, ...others] = store.get(selectedItemsAtom).map(boundsOnPage)
    if (first) stage()?.showPart(others.reduce(uniteRects, first))
  },
}

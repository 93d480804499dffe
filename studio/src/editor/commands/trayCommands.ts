import { isImageItem } from '@irodori/contract'
import { changeItem, isNoChange, placePhoto } from '@irodori/design'
import { autoFill } from '@irodori/design/autoFill'
import type { Command, CommandContext } from '../command/command.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { trayAtom } from '../photos/trayState.ts'
import { inReadingOrder, pageAtom, pagesAtom, selectedItemAtom } from '../state/designState.ts'

const unused = ({ store }: CommandContext): readonly TrayPhoto[] => store.get(trayAtom).filter(({ uses }) => uses === 0)

const hasFrame = ({ store }: CommandContext, isEmpty: boolean): boolean =>
  store
    .get(pagesAtom)
    .some(({ items }) =>
      items.some((item) => isImageItem(item) && !item.isDisabledItem && (!isEmpty || item.imageName === null)),
    )

function fill(
  { store, actions, announcer }: CommandContext,
  photos: readonly TrayPhoto[],
  windows: 'EMPTY' | 'ALL',
): void {
  const { change, placed, left } = autoFill(store.get(pagesAtom), photos, windows)
  if (isNoChange(change)) return
  actions.perform('autoFill', change)
  announcer.toast({ key: left > 0 ? 'toast.filledPartly' : 'toast.filled', values: { number: placed, left } }, 'good')
}

/** The photos that are in no window yet go into the empty windows of all pages, by date and shape. */
export const fillEmptyCommand: Command = {
  id: 'fillEmpty',
  label: 'command.fillEmpty',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => unused(context).length > 0 && hasFrame(context, true),
  run: (context) => fill(context, unused(context), 'EMPTY'),
}

/** All photos are dealt out anew, by date and shape, from the first window of the first page on. */
export const fillAllCommand: Command = {
  id: 'fillAll',
  label: 'command.fillAll',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => context.store.get(trayAtom).length > 0 && hasFrame(context, false),
  run: (context) => fill(context, context.store.get(trayAtom), 'ALL'),
}

/**
 * Puts a photo of the tray into a window of the page in sight, as one step.
 * @param windowId null: the selected window, else the next empty one.
 * @returns false when there is no window for it.
 */
export function placeFromTray({ store, actions }: CommandContext, imageName: string, windowId: string | null): boolean {
  const page = store.get(pageAtom)
  const photo = store.get(trayAtom).find((one) => one.imageName === imageName)
  if (!page || !photo) return false
  const windows = inReadingOrder(page)
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)
  const selected = store.get(selectedItemAtom)?.id
  const wanted = windowId ?? selected
  const window = windows.find(({ id }) => id === wanted) ?? windows.find((item) => item.imageName === null)
  if (!window) return false
  actions.perform('photo', changeItem(page, window, placePhoto(window, photo)))
  // The next tap fills the next window; an aimed photo stays in hand.
  actions.select(windowId === null && selected === undefined ? null : window.id)
  return true
}

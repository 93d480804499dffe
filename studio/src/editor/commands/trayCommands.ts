import { isImageItem } from '@irodori/contract/entities/designItem'
import { autoFill } from '@irodori/design/autoFill'
import { changeItem, isNoChange } from '@irodori/design/change'
import { placePhoto } from '@irodori/design/photoPlacement'
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
  frames: 'EMPTY' | 'ALL',
): void {
  const { change, placed, left } = autoFill(store.get(pagesAtom), photos, frames)
  if (isNoChange(change)) return
  actions.perform('autoFill', change)
  announcer.toast({ key: left > 0 ? 'toast.filledPartly' : 'toast.filled', values: { number: placed, left } }, 'good')
}

/** Fills the empty frames of all pages with unused photos, matched by date and orientation. */
export const fillEmptyCommand: Command = {
  id: 'fillEmpty',
  label: 'command.fillEmpty',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => unused(context).length > 0 && hasFrame(context, true),
  run: (context) => fill(context, unused(context), 'EMPTY'),
}

/** Distributes all photos over all frames again, matched by date and orientation, from the first page on. */
export const fillAllCommand: Command = {
  id: 'fillAll',
  label: 'command.fillAll',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => context.store.get(trayAtom).length > 0 && hasFrame(context, false),
  run: (context) => fill(context, context.store.get(trayAtom), 'ALL'),
}

/**
 * Puts a photo of the tray into a frame of the current page as one undo step.
 * @param frameId null for the selected frame, or the next empty one if none is selected
 * @returns false if there is no such frame
 */
export function placeFromTray({ store, actions }: CommandContext, imageName: string, frameId: string | null): boolean {
  const page = store.get(pageAtom)
  const photo = store.get(trayAtom).find((one) => one.imageName === imageName)
  if (!page || !photo) return false
  const frames = inReadingOrder(page)
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)
  const selected = store.get(selectedItemAtom)?.id
  const targetId = frameId ?? selected
  const frame = frames.find(({ id }) => id === targetId) ?? frames.find((item) => item.imageName === null)
  if (!frame) return false
  actions.perform('photo', changeItem(page, frame, placePhoto(frame, photo)))
  // Without a target nothing is selected, so that the next tap fills the next empty frame.
  actions.select(frameId === null && selected === undefined ? null : frame.id)
  return true
}

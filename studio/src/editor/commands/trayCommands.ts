import { isDayPhoto, isImageItem } from '@irodori/contract/entities/designItem'
import { autoFill } from '@irodori/design/autoFill'
import { changeItem, isNoChange } from '@irodori/design/change'
import { placeWithFaces } from '@irodori/design/faceSafeCrop'
import { takeIn } from '@irodori/design/takeIn'
import type { Command, CommandContext } from '../command/command.ts'
import { areExamined, whenExamined } from '../photos/examinePhotos.ts'
import { showFaces } from '../photos/showFaces.ts'
import { tellCutFaces } from '../photos/tellCutFaces.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { trayAtom } from '../photos/trayState.ts'
import { inReadingOrder, pageAtom, pagesAtom, selectedItemAtom } from '../state/designState.ts'

type PhotosOf = (context: CommandContext) => readonly TrayPhoto[]

/** The photos that are filled in automatically: all that are not set aside. */
const all: PhotosOf = ({ store }) => store.get(trayAtom).filter(({ aside }) => aside === null)

const unused: PhotosOf = (context) => all(context).filter(({ uses }) => uses === 0)

const hasFrame = ({ store }: CommandContext, isEmpty: boolean): boolean =>
  store
    .get(pagesAtom)
    .some(({ items }) =>
      items.some(
        (item) =>
          isImageItem(item) && !isDayPhoto(item) && !item.isDisabledItem && (!isEmpty || item.imageName === null),
      ),
    )

/** Fills frames at once, or, while photos are being examined, as soon as all are. */
function fill(context: CommandContext, photosOf: PhotosOf, frames: 'EMPTY' | 'ALL'): void {
  const { store, announcer } = context
  const names = photosOf(context).map(({ imageName }) => imageName)
  if (areExamined(store, names)) {
    fillNow(context, photosOf(context), frames)
    return
  }
  announcer.toast({ key: 'toast.findingFaces' })
  void whenExamined(store, names).then(() => fillNow(context, photosOf(context), frames))
}

function fillNow(
  { store, actions, announcer }: CommandContext,
  photos: readonly TrayPhoto[],
  frames: 'EMPTY' | 'ALL',
): void {
  const { change, placed, left, cut } = autoFill(store.get(pagesAtom), photos, frames)
  if (isNoChange(change)) return
  actions.perform('autoFill', change)
  const key = cut > 0 ? 'toast.filledCut' : left > 0 ? 'toast.filledPartly' : 'toast.filled'
  announcer.toast({ key, values: { count: placed, left, cut } }, cut > 0 ? 'warning' : 'good')
}

/** Fills the empty frames of all pages with unused photos that are not set aside, matched by date and orientation. */
export const fillEmptyCommand: Command = {
  id: 'fillEmpty',
  label: 'command.fillEmpty',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => unused(context).length > 0 && hasFrame(context, true),
  run: (context) => fill(context, unused, 'EMPTY'),
}

/**
 * Distributes all photos that are not set aside over all frames again, matched by date and orientation, from the first page
 * on.
 */
export const fillAllCommand: Command = {
  id: 'fillAll',
  label: 'command.fillAll',
  keys: [],
  undo: 'STEP',
  isEnabled: (context) => all(context).length > 0 && hasFrame(context, false),
  run: (context) => fill(context, all, 'ALL'),
}

/**
 * Puts a photo of the tray into a frame of the current page as one undo step.
 * @param frameId null for the selected frame, or the next empty one if none is selected
 * @returns false if there is no such frame
 */
export function placeFromTray(context: CommandContext, imageName: string, frameId: string | null): boolean {
  const { store, actions, announcer } = context
  const page = store.get(pageAtom)
  const photo = store.get(trayAtom).find((one) => one.imageName === imageName)
  if (!page || !photo) return false
  const frames = inReadingOrder(page)
    .filter(isImageItem)
    .filter((item) => !item.isDisabledItem)
  const selected = store.get(selectedItemAtom)?.id
  const targetId = frameId ?? selected
  const frame =
    frames.find(({ id }) => id === targetId) ?? frames.find((item) => item.imageName === null && !isDayPhoto(item))
  if (!frame) return false
  const fields = placeWithFaces(frame, photo)
  const gesture = context.newId()
  actions.perform('photo', changeItem(page, frame, fields), gesture)
  void showFaces(context, [{ pageKey: page.key, item: { ...frame, ...fields } }], gesture).then((cut) =>
    tellCutFaces(announcer, cut),
  )
  // Without a target nothing is selected, so that the next tap fills the next empty frame.
  actions.select(frameId === null && selected === undefined ? null : frame.id)
  return true
}

/** EDT-54: takes a photo back in that was set aside. */
export function takeInFromTray({ store, actions, announcer }: CommandContext, imageName: string): void {
  const page = store.get(pageAtom)
  if (!page) return
  actions.perform('takeIn', takeIn(page, imageName))
  announcer.announce({ key: 'announce.takenIn' })
}

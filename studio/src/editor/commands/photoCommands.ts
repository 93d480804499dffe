import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import {
  brightenPhoto,
  nudgePhoto,
  photoZoom,
  resetPhoto,
  setFrameDisabled,
  turnPhoto,
  zoomPhotoTo,
} from '@irodori/design/photoEdits'
import { BRIGHTNESS_STEP, ROTATE_STEP } from '@irodori/design/photoPlacement'
import { nudgeItems } from '../arrangement/nudgeItems.ts'
import type { Command, CommandContext } from '../command/command.ts'
import { createPressRun } from '../command/pressRun.ts'
import { facesOf } from '../photos/photoNotes.ts'
import { pageAtom, selectedItemsAtom } from '../state/designState.ts'
import type { StepLabel } from '../state/documentActions.ts'
import type { EditorStore } from '../state/store.ts'
import { arrangingAtom } from '../state/viewState.ts'

const ZOOM_STEP = 1.1

type Patch = Partial<Omit<ImageItem, 'id' | 'type'>>

interface PhotoCommand {
  readonly id: string
  readonly label: Command['label']
  readonly keys: readonly string[]
  readonly undo: 'STEP' | 'RUN'
  readonly step: StepLabel
  readonly edit: (item: ImageItem, store: EditorStore) => Patch
  /** False if the command also works on empty or disabled frames. */
  readonly needsPhoto?: boolean
}

/** The selected frames that a command can change, with their page. */
function selectedFrames(
  { store }: CommandContext,
  needsPhoto: boolean,
): { page: DesignPage; items: ImageItem[] } | null {
  const page = store.get(pageAtom)
  const items = store
    .get(selectedItemsAtom)
    .filter(isImageItem)
    .filter((item) => !needsPhoto || (item.imageName !== null && !item.isDisabledItem))
  return page && items.length > 0 ? { page, items } : null
}

function photoCommand({ id, label, keys, undo, step, edit, needsPhoto = true }: PhotoCommand): Command {
  const gestureOf = createPressRun()
  return {
    id,
    label,
    keys,
    undo,
    isEnabled: (context) => selectedFrames(context, needsPhoto) !== null,
    run(context) {
      const found = selectedFrames(context, needsPhoto)
      if (!found) return
      const { page, items } = found
      const gesture = undo === 'RUN' ? gestureOf(context, items) : null
      const changes = items.map((item) => changeItem(page, item, edit(item, context.store)))
      context.actions.perform(step, changes.reduce(squashChanges, NO_CHANGE), gesture)
    },
  }
}

const turn = (id: 'turnLeft' | 'turnRight', keys: string[], by: number): Command =>
  photoCommand({
    id,
    label: `command.${id}`,
    keys,
    undo: 'STEP',
    step: 'turn',
    edit: (item) => turnPhoto(item, item.imageRotate + by),
  })

const brighten = (id: 'brighter' | 'darker', keys: string[], by: number): Command =>
  photoCommand({
    id,
    label: `command.${id}`,
    keys,
    undo: 'RUN',
    step: 'brightness',
    edit: (item) => brightenPhoto(item.brightnessFactor + by),
  })

const zoom = (id: 'magnify' | 'reduce', keys: string[], factor: number): Command =>
  photoCommand({
    id,
    label: `command.${id}`,
    keys,
    undo: 'RUN',
    step: 'zoom',
    edit: (item) => zoomPhotoTo(item, photoZoom(item) * factor),
  })

type Direction = 'Left' | 'Right' | 'Up' | 'Down'
const DIRECTIONS: Readonly<Record<Direction, readonly [number, number]>> = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
}

/** Arrow keys move the photo in its frame, in arranging mode the items, by one print pixel; with Shift by ten. */
function nudge(direction: Direction, distance: 1 | 10): Command {
  const [x, y] = DIRECTIONS[direction]
  const key = direction.toLowerCase()
  const inFrame = photoCommand({
    id: `nudge${direction}${distance}`,
    label: distance === 10 ? `command.nudge${direction}Far` : `command.nudge${direction}`,
    keys: [distance === 10 ? `shift+${key}` : key],
    undo: 'RUN',
    step: 'crop',
    edit: (item) => nudgePhoto(item, { x: x * distance, y: y * distance }),
  })
  const onPage = nudgeItems({ x: x * distance, y: y * distance })
  const now = ({ store }: CommandContext): Pick<Command, 'isEnabled' | 'run'> =>
    store.get(arrangingAtom) ? onPage : inFrame
  return {
    ...inFrame,
    isEnabled: (context) => now(context).isEnabled(context),
    run: (context) => now(context).run(context),
  }
}

export const turnLeftCommand = turn('turnLeft', ['['], -ROTATE_STEP)
export const turnRightCommand = turn('turnRight', [']'], ROTATE_STEP)
export const brighterCommand = brighten('brighter', ['.'], BRIGHTNESS_STEP)
export const darkerCommand = brighten('darker', [','], -BRIGHTNESS_STEP)
export const magnifyCommand = zoom('magnify', ['=', 'shift+='], ZOOM_STEP)
export const reduceCommand = zoom('reduce', ['-'], 1 / ZOOM_STEP)
export const nudgeCommands: readonly Command[] = (Object.keys(DIRECTIONS) as Direction[]).flatMap((direction) => [
  nudge(direction, 1),
  nudge(direction, 10),
])

export const resetPhotoCommand = photoCommand({
  id: 'resetPhoto',
  label: 'command.resetPhoto',
  keys: ['r'],
  undo: 'STEP',
  step: 'reset',
  edit: (item, store) => resetPhoto(item, facesOf(store, item.imageName)),
})

export const disableFrameCommand = photoCommand({
  id: 'disableWindow',
  label: 'command.disableWindow',
  keys: [],
  undo: 'STEP',
  step: 'disable',
  edit: () => setFrameDisabled(true),
  needsPhoto: false,
})

export const enableFrameCommand = photoCommand({
  id: 'enableWindow',
  label: 'command.enableWindow',
  keys: [],
  undo: 'STEP',
  step: 'enable',
  edit: () => setFrameDisabled(false),
  needsPhoto: false,
})

import type { Stage, StageEvents } from '@irodori/canvas/stage'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { findItem } from '@irodori/design/designPage'
import type { Editor } from '../context/editor.ts'
import { pageAtom, pageKeyAtom, selectedItemsAtom, selectionAtom } from '../state/designState.ts'
import { findingMarksAtom } from '../state/findingMarks.ts'
import { artworkAtom, drawnSheetsAtom, exactFrameAtom, photosAtom, settingsAtom } from '../state/resourceState.ts'
import { arrangingAtom, busyAtom, cameraAtom, guidesAtom, menuAtom, stageReadyAtom } from '../state/viewState.ts'

/** Turns events of the canvas into changes of the state. @param onEmptyFrame called when an empty frame is tapped */
export function stageEvents(editor: Editor, onEmptyFrame: () => void): StageEvents {
  const { store, commands } = editor
  return {
    onSelect(itemId, adds) {
      if (adds) {
        if (itemId !== null) commands.actions.toggle(itemId)
        return
      }
      commands.actions.select(itemId)
      if (store.get(arrangingAtom)) return
      const page = store.get(pageAtom)
      const item = page && itemId !== null ? findItem(page, itemId) : undefined
      if (item && isImageItem(item) && item.imageName === null && !item.isDisabledItem) onEmptyFrame()
    },
    onChange: (change, { id, label }) => commands.actions.perform(label, change, id),
    onChoose: commands.actions.selectMany,
    onSwap: async (itemId, withId) => {
      const { swapFrames } = await import('../commands/selectionCommands.ts')
      swapFrames(commands, itemId, withId)
    },
    onMenu(itemId, at) {
      const isChosen = store.get(selectedItemsAtom).some(({ id }) => id === itemId)
      if (!isChosen) commands.actions.select(itemId)
      store.set(menuAtom, at)
    },
    onBusy: (busy) => store.set(busyAtom, busy),
    onCamera: (camera) => store.set(cameraAtom, camera),
  }
}

/** Keeps the canvas in step with the state. @returns disconnects the canvas */
export function connectStage(editor: Editor, stage: Stage): () => void {
  const { store } = editor
  const show = (): void => {
    const page = store.get(pageAtom)
    if (!page) return
    const [photos, artwork, settings] = [store.get(photosAtom), store.get(artworkAtom), store.get(settingsAtom)]
    const drawn = store.get(drawnSheetsAtom).get(page.key)
    stage.show({
      page,
      photo: (imageName) => photos.get(imageName) ?? null,
      artwork: (key) => artwork.get(key) ?? null,
      setting: (item) => settings.get(item.id)?.setting ?? null,
      background: drawn?.background,
      grid: page.sheet.monthGrid && drawn?.grid,
    })
  }
  const select = (): void => {
    const { itemId, mode, others } = store.get(selectionAtom)
    stage.select(itemId, mode, others)
  }
  const mark = (): void => stage.showMarks(store.get(findingMarksAtom))
  const showGuides = (): void => stage.showGuides(store.get(guidesAtom))
  const showExact = (): void => stage.showExact(store.get(exactFrameAtom))

  const arrange = async (): Promise<void> => {
    const tool = store.get(arrangingAtom) ? (await import('@irodori/canvas/arrangingTool')).arrangingTool : null
    if (isConnected && store.get(arrangingAtom) === (tool !== null)) stage.setTool(tool)
  }
  let isConnected = true

  const unsubscribes = [
    store.sub(arrangingAtom, () => void arrange()),
    ...[pageAtom, pageKeyAtom, photosAtom, artworkAtom, settingsAtom, drawnSheetsAtom].map((watched) =>
      store.sub(watched, show),
    ),
    store.sub(selectionAtom, select),
    store.sub(exactFrameAtom, showExact),
    store.sub(findingMarksAtom, mark),
    store.sub(guidesAtom, showGuides),
  ]
  show()
  select()
  mark()
  showExact()
  showGuides()
  void arrange()
  editor.setStage(stage)
  store.set(stageReadyAtom, true)
  return () => {
    isConnected = false
    for (const unsubscribe of unsubscribes) unsubscribe()
    store.set(stageReadyAtom, false)
    store.set(busyAtom, false)
    // The canvas closes the bitmap.
    store.set(exactFrameAtom, null)
    editor.setStage(null)
  }
}

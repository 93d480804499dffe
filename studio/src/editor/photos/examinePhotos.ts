import type { LivePhoto } from '@irodori/canvas/liveScene'
import { atom } from 'jotai/vanilla'
import type { ExaminePhoto } from '../../kernel/photoExaminer.ts'
import { photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import type { PhotoNote } from './photoNotes.ts'
import { photoNotesAtom } from './photoNotes.ts'

/** Names of the photos that are waited for, because they are being examined. */
export const examinedPhotosAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Time limit between two results. Where a connection of less than 2.5 Mbit/s has not loaded the model for finding faces (5.6 MB)
 * by then, no photo is waited for.
 */
const LIMIT_MS = 20_000

/**
 * Examines every photo that is loaded from now on or was loaded before, and adds what is found to its notes. Photos whose
 * traits the journal has kept are not examined again.
 */
export function examinePhotos(store: EditorStore, examine: ExaminePhoto): void {
  const begun = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const waitFor = (change: (names: Set<string>) => void): void => {
    const names = new Set(store.get(examinedPhotosAtom))
    change(names)
    store.set(examinedPhotosAtom, names)
  }

  /** Photos are examined one after the other, so the time limit begins anew with each result. */
  function watch(): void {
    clearTimeout(timer)
    if (store.get(examinedPhotosAtom).size > 0) timer = setTimeout(() => waitFor((names) => names.clear()), LIMIT_MS)
  }

  async function begin(imageName: string, photo: LivePhoto): Promise<void> {
    const isFirst = store.get(examinedPhotosAtom).size === 0
    waitFor((names) => names.add(imageName))
    if (isFirst) watch()
    try {
      const { measures, faces } = await examine(photo)
      addToNote(store, imageName, measures)
      watch()
      const found = await faces
      if (found) addToNote(store, imageName, found)
    } catch {
      // For lack of memory, for example: the photo is placed as if it had no faces, and is not set aside.
    } finally {
      waitFor((names) => names.delete(imageName))
      watch()
    }
  }

  function update(): void {
    for (const [imageName, photo] of store.get(photosAtom)) {
      const note = store.get(photoNotesAtom).get(imageName)
      if (begun.has(imageName) || (note?.faces && note.hash !== undefined)) continue
      begun.add(imageName)
      void begin(imageName, photo)
    }
  }

  store.sub(photosAtom, update)
  update()
}

type Examined = Pick<PhotoNote, 'faces' | 'possibleFaces' | 'hash' | 'sharpness'>

const addToNote = (store: EditorStore, imageName: string, examined: Examined): void =>
  store.set(photoNotesAtom, (notes) =>
    withEntry(notes, imageName, { fileName: imageName, takenAt: null, ...notes.get(imageName), ...examined }),
  )

/** Whether these photos have been examined, with or without success. */
export const areExamined = (store: EditorStore, imageNames: readonly string[]): boolean =>
  imageNames.every((name) => !store.get(examinedPhotosAtom).has(name))

/** Resolves when these photos have been examined. */
export function whenExamined(store: EditorStore, imageNames: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const update = (): void => {
      if (!areExamined(store, imageNames)) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.sub(examinedPhotosAtom, update)
    update()
  })
}

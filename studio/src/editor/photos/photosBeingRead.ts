import { atom } from 'jotai/vanilla'
import type { EditorStore } from '../state/store.ts'

/** Ids of frames whose photo is being read. */
export const photosBeingReadAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Resolves when no photo is being read. A save waits for it: a frame that is about to be filled does not count as empty. */
export function whenPhotosRead(store: EditorStore): Promise<void> {
  return new Promise((resolve) => {
    const update = (): void => {
      if (store.get(photosBeingReadAtom).size > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.sub(photosBeingReadAtom, update)
    update()
  })
}

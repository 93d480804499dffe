import { atom } from 'jotai/vanilla'
import type { EditorStore } from '../state/store.ts'

/** Windows whose photo is being read. */
export const photosBeingReadAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Until no photo is being read: a window that is about to be filled is not an empty one. */
export function whenPhotosRead(store: EditorStore): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (store.get(photosBeingReadAtom).size > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.sub(photosBeingReadAtom, look)
    look()
  })
}

import type { EditorStore } from './store.ts'
import { guidesAtom } from './viewState.ts'

const KEY = 'irodori.guides'

/** Restores the visibility of the guides from the last visit and stores changes. @returns stops storing */
export function rememberGuides(store: EditorStore, storage: () => Pick<Storage, 'getItem' | 'setItem'>): () => void {
  const quietly = <Value>(act: () => Value): Value | null => {
    try {
      return act()
    } catch {
      // Without storage the choice lasts until the page is closed.
      return null
    }
  }
  if (quietly(() => storage().getItem(KEY)) === 'shown') store.set(guidesAtom, true)
  return store.sub(guidesAtom, () => {
    quietly(() => storage().setItem(KEY, store.get(guidesAtom) ? 'shown' : 'hidden'))
  })
}

import type { EditorStore } from './store.ts'
import { guidesAtom } from './viewState.ts'

const KEY = 'irodori.guides'

/** Shows the guides as they were shown on the last visit, and remembers what is chosen now. @returns the way to stop. */
export function rememberGuides(store: EditorStore, storage: () => Pick<Storage, 'getItem' | 'setItem'>): () => void {
  const quietly = <Value>(act: () => Value): Value | null => {
    try {
      return act()
    } catch {
      // Where the browser keeps nothing, the choice lasts as long as the page.
      return null
    }
  }
  if (quietly(() => storage().getItem(KEY)) === 'shown') store.set(guidesAtom, true)
  return store.sub(guidesAtom, () => {
    quietly(() => storage().setItem(KEY, store.get(guidesAtom) ? 'shown' : 'hidden'))
  })
}

import type { EditorStore } from './store.ts'
import { darkDeskAtom, guidesAtom } from './viewState.ts'

/** What is kept from one visit to the next, by its key in the storage and the stored values. */
const REMEMBERED = [
  { atom: guidesAtom, key: 'irodori.guides', on: 'shown', off: 'hidden' },
  { atom: darkDeskAtom, key: 'irodori.desk', on: 'dark', off: 'light' },
] as const

/** Restores how the editor was shown on the last visit, and stores changes. @returns stops storing */
export function rememberView(store: EditorStore, storage: () => Pick<Storage, 'getItem' | 'setItem'>): () => void {
  const quietly = <Value>(act: () => Value): Value | null => {
    try {
      return act()
    } catch {
      // Without storage the choice lasts until the page is closed.
      return null
    }
  }
  const stops = REMEMBERED.map(({ atom, key, on, off }) => {
    if (quietly(() => storage().getItem(key)) === on) store.set(atom, true)
    return store.sub(atom, () => void quietly(() => storage().setItem(key, store.get(atom) ? on : off)))
  })
  return () => {
    for (const stop of stops) stop()
  }
}

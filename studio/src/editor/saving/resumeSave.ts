import type { PageKey } from '@irodori/design'
import { conflictAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/**
 * Goes on with a save that an earlier visit began and could not end: as soon as the order is known again and no choice
 * is open. Answers the way to let it be.
 */
export function resumeSave(
  store: EditorStore,
  pages: readonly PageKey[],
  save: (pages: readonly PageKey[]) => void,
): () => void {
  const stops: (() => void)[] = []
  const stop = (): void => {
    for (const end of stops.splice(0)) end()
  }
  if (pages.length === 0) return stop
  const look = (): void => {
    if (store.get(orderAtom) === null || store.get(conflictAtom) !== null) return
    stop()
    save(pages)
  }
  for (const watched of [orderAtom, conflictAtom]) stops.push(store.sub(watched, look))
  look()
  return stop
}

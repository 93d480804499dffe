import type { PageKey } from '@irodori/design/designPage'
import { conflictAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/**
 * Continues a save that an earlier visit could not finish, as soon as the order is verified and no version conflict is
 * open.
 * @returns cancels the save if it has not started
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
  const update = (): void => {
    if (store.get(orderAtom) === null || store.get(conflictAtom) !== null) return
    stop()
    save(pages)
  }
  for (const watched of [orderAtom, conflictAtom]) stops.push(store.sub(watched, update))
  update()
  return stop
}

import type { PageKey } from '@irodori/design/designPage'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { monthGridsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

const RETRY_MS = 4000

/** Sets the month grid of each page when it changes. Only the latest setting of a page is used. */
export function setMonthGrids(store: EditorStore, kernel: Pick<Kernel, 'gridOf'>): void {
  const requested = new Map<PageKey, string>()

  function update(): void {
    for (const { key, sheet } of store.get(pagesAtom)) {
      const request = JSON.stringify([sheet.monthGrid, sheet.month])
      if (!sheet.monthGrid || requested.get(key) === request) continue
      requested.set(key, request)
      kernel.gridOf(sheet).then(
        (fills) => {
          if (requested.get(key) === request) store.set(monthGridsAtom, (grids) => withEntry(grids, key, fills))
        },
        () => {
          // A font that could not be loaded is requested again after a pause.
          if (requested.get(key) === request) requested.delete(key)
          setTimeout(update, RETRY_MS)
        },
      )
    }
  }

  store.sub(pagesAtom, update)
  update()
}

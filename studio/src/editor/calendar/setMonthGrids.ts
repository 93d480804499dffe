import type { PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { MONTH_GRID_ID } from '@irodori/design/finding'
import type { UnfitName } from '@irodori/scene/monthGrid'
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
      const request = JSON.stringify([sheet.monthGrid, sheet.month, sheet.ownDays])
      if (!sheet.monthGrid || requested.get(key) === request) continue
      requested.set(key, request)
      kernel.gridOf(sheet).then(
        ({ fills, unfit }) => {
          if (requested.get(key) !== request) return
          const grid = { fills, findings: nameFindings(key, unfit) }
          store.set(monthGridsAtom, (grids) => withEntry(grids, key, grid))
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

/** CLD-9: what preflight finds in the names of a month. */
function nameFindings(pageKey: PageKey, unfit: readonly UnfitName[]): readonly Finding[] {
  const place = { pageKey, itemId: MONTH_GRID_ID, severity: 'WARNING', repair: null } as const
  const tooLong = unfit.filter(({ isTooLong }) => isTooLong).map(({ name }) => name)
  const lacking = unfit.filter(({ missing }) => missing.length > 0)
  return [
    ...(tooLong.length > 0 ? [{ ...place, kind: 'NAME_TOO_LONG' as const, names: tooLong }] : []),
    ...(lacking.length > 0
      ? [
          {
            ...place,
            kind: 'NAME_MISSING' as const,
            names: lacking.map(({ name }) => name),
            characters: [...new Set(lacking.flatMap(({ missing }) => missing))],
          },
        ]
      : []),
  ]
}

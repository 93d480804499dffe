import { contrastFindings } from '@irodori/design/contrastFindings'
import type { DesignPage, PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { MONTH_GRID_ID } from '@irodori/design/finding'
import type { UnfitName } from '@irodori/scene/monthGrid'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { sheetFindingsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'
import { drawSheets } from './drawSheets.ts'

/** Draws the sheets of the pages when they change, and keeps what preflight finds in them. */
export function watchSheets(store: EditorStore, kernel: Pick<Kernel, 'drawSheet'>): void {
  const names = new Map<PageKey, readonly Finding[]>()
  const judged = new Map<PageKey, DesignPage>()

  function judge(page: DesignPage): void {
    judged.set(page.key, page)
    const findings = [...contrastFindings(page), ...(names.get(page.key) ?? [])]
    const last = store.get(sheetFindingsAtom).get(page.key) ?? []
    if (JSON.stringify(findings) !== JSON.stringify(last))
      store.set(sheetFindingsAtom, (all) => withEntry(all, page.key, findings))
  }

  function judgeChanged(): void {
    for (const page of store.get(pagesAtom)) if (judged.get(page.key) !== page) judge(page)
  }

  drawSheets(store, kernel, (key, unfit) => {
    names.set(key, nameFindings(key, unfit))
    const page = store.get(pagesAtom).find((one) => one.key === key)
    if (page) judge(page)
  })
  store.sub(pagesAtom, judgeChanged)
  judgeChanged()
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

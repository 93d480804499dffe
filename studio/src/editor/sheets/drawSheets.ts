import type { PageKey, Sheet } from '@irodori/design/designPage'
import type { UnfitName } from '@irodori/scene/monthGrid'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { drawnSheetsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

const RETRY_MS = 4000

/**
 * Draws the background and the month grid of each page when its sheet changes. Only the latest drawing of a page is used.
 * @param onNames called with the names of a page that cannot be printed as they should be
 */
export function drawSheets(
  store: EditorStore,
  kernel: Pick<Kernel, 'drawSheet'>,
  onNames: (key: PageKey, unfit: readonly UnfitName[]) => void,
): void {
  const requested = new Map<PageKey, Sheet>()

  function update(): void {
    for (const { key, sheet } of store.get(pagesAtom)) {
      if (requested.get(key) === sheet) continue
      requested.set(key, sheet)
      if (sheet.monthGrid || sheet.background) request(key, sheet)
      else onNames(key, [])
    }
  }

  function request(key: PageKey, sheet: Sheet): void {
    kernel.drawSheet(sheet).then(
      ({ unfit, ...drawn }) => {
        if (requested.get(key) !== sheet) return
        store.set(drawnSheetsAtom, (sheets) => withEntry(sheets, key, drawn))
        onNames(key, unfit)
      },
      () => {
        // A font that could not be loaded is requested again after a pause.
        if (requested.get(key) === sheet) requested.delete(key)
        setTimeout(update, RETRY_MS)
      },
    )
  }

  store.sub(pagesAtom, update)
  update()
}

import type { PageKey } from '@irodori/design'
import type { PageVersion, ServerPage } from '@irodori/design/journal'
import { pagePrint } from '@irodori/design/journal'
import type { OpenedDesign } from '../opening/opened.ts'
import { pagesAtom } from '../state/designState.ts'
import { fingerprintOf, savedAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/** The saved pages of a design that was just opened. */
export const serverPagesOf = ({ document, updatedAt }: OpenedDesign): readonly ServerPage[] =>
  document.pages.flatMap((page) => {
    const savedAt = updatedAt[page.key]
    return page.designId !== null && savedAt !== undefined ? [{ page, updatedAt: savedAt }] : []
  })

export const versionsOf = (server: readonly ServerPage[]): Readonly<Record<PageKey, PageVersion>> =>
  Object.fromEntries(server.map(({ page, updatedAt }) => [page.key, { updatedAt, print: pagePrint(page) }]))

/** Tells the save state what the server has; what a save adds to a page on its way does not make it another. */
export function showSaved(store: EditorStore, server: readonly ServerPage[]): void {
  const pages = store.get(pagesAtom)
  const saved = new Map(store.get(savedAtom))
  for (const { page } of server) {
    const ours = pages.find(({ key }) => key === page.key)
    saved.set(page.key, fingerprintOf(ours && pagePrint(ours) === pagePrint(page) ? ours : page))
  }
  store.set(savedAtom, saved)
}

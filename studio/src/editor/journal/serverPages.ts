import type { ServerPage } from '@irodori/design/compareWithServer'
import type { PageKey } from '@irodori/design/designPage'
import type { PageVersion } from '@irodori/design/journalState'
import { pageContentHash } from '@irodori/design/pageContent'
import type { OpenedDesign } from '../opening/openedDesign.ts'
import { savedAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/** The saved pages of an opened design. */
export const serverPagesOf = ({ document, updatedAt }: OpenedDesign): readonly ServerPage[] =>
  document.pages.flatMap((page) => {
    const savedAt = updatedAt[page.key]
    return page.designId !== null && savedAt !== undefined ? [{ page, updatedAt: savedAt }] : []
  })

export const versionsOf = (server: readonly ServerPage[]): Readonly<Record<PageKey, PageVersion>> =>
  Object.fromEntries(server.map(({ page, updatedAt }) => [page.key, { updatedAt, print: pageContentHash(page) }]))

/** Marks the server's pages as saved. */
export function markServerPagesSaved(store: EditorStore, server: readonly ServerPage[]): void {
  const saved = new Map(store.get(savedAtom))
  for (const { page } of server) saved.set(page.key, pageContentHash(page))
  store.set(savedAtom, saved)
}

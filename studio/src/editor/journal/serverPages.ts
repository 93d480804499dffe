import type { ServerPage } from '@irodori/design/compareWithServer'
import type { PageKey } from '@irodori/design/designPage'
import type { JournalState, PageVersion } from '@irodori/design/journalState'
import { pageContentHash } from '@irodori/design/pageContent'
import type { OpenedDesign } from '../opening/openedDesign.ts'
import { savedAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/** The saved pages of an opened design; null if the server has not answered. */
export const serverPagesOf = ({ document, updatedAt, isFromDevice }: OpenedDesign): readonly ServerPage[] | null =>
  isFromDevice
    ? null
    : document.pages.flatMap((page) => {
        const savedAt = updatedAt[page.key]
        return page.designId !== null && savedAt !== undefined ? [{ page, updatedAt: savedAt }] : []
      })

export const versionsOf = (server: readonly ServerPage[]): Readonly<Record<PageKey, PageVersion>> =>
  Object.fromEntries(server.map(({ page, updatedAt }) => [page.key, { updatedAt, print: pageContentHash(page) }]))

/** Marks the last known pages of the server as saved. */
export const markBaseSaved = (store: EditorStore, { base }: Pick<JournalState, 'base'>): void =>
  store.set(savedAtom, new Map(Object.entries(base).map(([key, { print }]) => [key, print])))

/** Marks the server's pages as saved. */
export function markServerPagesSaved(store: EditorStore, server: readonly ServerPage[]): void {
  const saved = new Map(store.get(savedAtom))
  for (const { page } of server) saved.set(page.key, pageContentHash(page))
  store.set(savedAtom, saved)
}

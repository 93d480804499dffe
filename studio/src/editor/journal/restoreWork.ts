import { changeBetween } from '@irodori/design/changeBetween'
import type { Comparison, ServerPage } from '@irodori/design/compareWithServer'
import { compareWithServer } from '@irodori/design/compareWithServer'
import type { DesignDocument } from '@irodori/design/designPage'
import { findPage } from '@irodori/design/designPage'
import type { History } from '@irodori/design/history'
import { adoptDesignIds } from '@irodori/design/history'
import type { JournalState } from '@irodori/design/journalState'
import { pageContentHash } from '@irodori/design/pageContent'
import { historyAtom, NOTHING_SELECTED, pageKeyAtom, selectionAtom } from '../state/designState.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import { openedAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'
import { markServerPagesSaved } from './serverPages.ts'

/** Restores the work of an earlier visit with its undo history. */
export function restoreWork(store: EditorStore, { history, begun }: JournalState): void {
  store.set(historyAtom, history)
  store.set(openedAtom, new Map(begun.pages.map((page) => [page.key, pageContentHash(page)])))
  store.set(selectionAtom, NOTHING_SELECTED)
  store.set(pageKeyAtom, history.document.pages[0]?.key ?? '')
}

/** Shows the page of the last step of unsaved work. Saved designs open at their first page. */
export function showPageOfLastStep(store: EditorStore): void {
  store.set(pageKeyAtom, pageOfLastStep(store.get(historyAtom)))
}

function pageOfLastStep({ document, past }: History): string {
  const changedPages = Object.keys(past.at(-1)?.change ?? {})
  return (document.pages.find(({ key }) => changedPages.includes(key)) ?? document.pages[0])?.key ?? ''
}

/**
 * Merges what needs no choice of the customer: ids of pages that the server already has, and the content of pages that
 * only the server has changed.
 */
export function mergeServerPages(
  store: EditorStore,
  actions: Pick<DocumentActions, 'perform'>,
  state: JournalState,
  server: readonly ServerPage[],
): Comparison {
  const comparison = compareWithServer(state, server)
  const ids = Object.fromEntries(server.flatMap(({ page }) => (page.designId ? [[page.key, page.designId]] : [])))
  store.set(historyAtom, (history) => adoptDesignIds(history, ids))
  const { document } = store.get(historyAtom)
  const newer = server.filter(({ page }) => comparison.newer.includes(page.key)).map(({ page }) => page)
  actions.perform('fromServer', changeBetween(document, { ...document, pages: newer }))
  markServerPagesSaved(store, server)
  return comparison
}

/** The pages of `document` as the server has them; pages that were never saved as they were opened. */
export function documentWithoutWork(
  document: DesignDocument,
  begun: DesignDocument,
  server: readonly ServerPage[],
): DesignDocument {
  const pages = document.pages.map((page) => {
    const theirs = server.find((other) => other.page.key === page.key)
    return theirs?.page ?? findPage(begun, page.key) ?? page
  })
  return { ...document, pages }
}

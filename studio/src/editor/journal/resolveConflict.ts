import { changeBetween } from '@irodori/design/changeBetween'
import type { Comparison, ServerPage } from '@irodori/design/compareWithServer'
import { compareWithServer } from '@irodori/design/compareWithServer'
import type { DesignDocument, DesignPage, PageKey } from '@irodori/design/designPage'
import { findPage } from '@irodori/design/designPage'
import { beginHistory } from '@irodori/design/history'
import type { JournalState } from '@irodori/design/journalState'
import { historyAtom, pageKeyAtom } from '../state/designState.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { PageVersions } from '../state/journalState.ts'
import { conflictAtom } from '../state/journalState.ts'
import type { EditorStore } from '../state/store.ts'
import { markServerPagesSaved } from './serverPages.ts'

const isSamePosition = (a: DesignPage, b: DesignPage): boolean =>
  a.pageNumber === b.pageNumber && a.sideNumber === b.sideNumber

/** Shows both versions of the conflicting pages; resolves when the customer's choice is in the document. */
export function resolveConflict(
  store: EditorStore,
  actions: Pick<DocumentActions, 'perform'>,
  state: JournalState,
  server: readonly ServerPage[],
): Promise<void> {
  const comparison = compareWithServer(state, server)
  const { isOtherDesign, conflicts } = comparison
  return new Promise((resolve) => {
    store.set(conflictAtom, {
      isWhole: isOtherDesign,
      pages: versionsToChoose(state.history.document, server, comparison),
      resolve(keepOurs) {
        if (!isOtherDesign) resolvePages(store, actions, server, conflicts, keepOurs)
        else if (keepOurs.size > 0) keepWholeDesign(store, server)
        else takeWholeDesign(store, server)
        store.set(conflictAtom, null)
        resolve()
      },
    })
  })
}

/** The pairs of page versions that the customer chooses from. */
function versionsToChoose(
  document: DesignDocument,
  server: readonly ServerPage[],
  { conflicts, isOtherDesign }: Comparison,
): readonly PageVersions[] {
  const theirsOf = (page: DesignPage): DesignPage | null =>
    (server.find((other) => other.page.key === page.key) ?? server.find((other) => isSamePosition(other.page, page)))
      ?.page ?? null
  const shown = isOtherDesign ? document.pages : document.pages.filter(({ key }) => conflicts.includes(key))
  const pairs = shown.map((ours): PageVersions => ({ key: ours.key, ours, theirs: theirsOf(ours) }))
  if (!isOtherDesign) return pairs
  const paired = new Set(pairs.map(({ theirs }) => theirs))
  const onlyTheirs = server.filter(({ page }) => !paired.has(page))
  return [...pairs, ...onlyTheirs.map(({ page }): PageVersions => ({ key: page.key, ours: null, theirs: page }))]
}

/**
 * Replaces pages by the server's version unless they are kept. All pages are replaced first and the kept ones restored in
 * a second step, so that one undo shows the version that was not chosen.
 */
function resolvePages(
  store: EditorStore,
  actions: Pick<DocumentActions, 'perform'>,
  server: readonly ServerPage[],
  conflicts: readonly PageKey[],
  keepOurs: ReadonlySet<PageKey>,
): void {
  const before = store.get(historyAtom).document
  const theirs = server.filter(({ page }) => conflicts.includes(page.key)).map(({ page }) => page)
  const toTheirs = changeBetween(before, { ...before, pages: theirs })
  actions.perform('fromServer', toTheirs)
  const kept = before.pages.filter(({ key }) => conflicts.includes(key) && keepOurs.has(key))
  actions.perform('keepOurs', changeBetween(store.get(historyAtom).document, { ...before, pages: kept }))
  markServerPagesSaved(store, server)
}

/** Keeps the local pages. A page at the position of a server page will replace it when saved. */
function keepWholeDesign(store: EditorStore, server: readonly ServerPage[]): void {
  const history = store.get(historyAtom)
  const pages = history.document.pages.map((page) => {
    const own = server.find((other) => other.page.key === page.key)
    const there = own ?? server.find((other) => isSamePosition(other.page, page))
    return { ...page, designId: there?.page.designId ?? null }
  })
  store.set(historyAtom, { ...history, document: { ...history.document, pages } })
  markServerPagesSaved(store, server)
}

/** Takes the server's pages, and the local pages at positions where the server has none. */
function takeWholeDesign(store: EditorStore, server: readonly ServerPage[]): void {
  const { document } = store.get(historyAtom)
  const saved = server.map(({ page }) => page)
  const missing = document.pages.filter(
    (page) => page.designId === null && !saved.some((other) => isSamePosition(other, page)),
  )
  const pages = [...saved, ...missing].toSorted(
    (a, b) => Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber,
  )
  store.set(historyAtom, beginHistory({ ...document, pages }))
  if (!findPage({ ...document, pages }, store.get(pageKeyAtom))) store.set(pageKeyAtom, pages[0]?.key ?? '')
  markServerPagesSaved(store, server)
}

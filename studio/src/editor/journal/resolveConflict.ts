import type { DesignDocument, DesignPage, PageKey } from '@irodori/design'
import { beginHistory, findPage } from '@irodori/design'
import type { Comparison, JournalState, ServerPage } from '@irodori/design/journal'
import { changeBetween, compareWithServer } from '@irodori/design/journal'
import { historyAtom, pageKeyAtom } from '../state/designState.ts'
import type { DocumentActions } from '../state/documentActions.ts'
import type { PageVersions } from '../state/journalState.ts'
import { conflictAtom } from '../state/journalState.ts'
import type { EditorStore } from '../state/store.ts'
import { markServerPagesSaved } from './serverPages.ts'

const isSamePlace = (a: DesignPage, b: DesignPage): boolean =>
  a.pageNumber === b.pageNumber && a.sideNumber === b.sideNumber

/** Shows both versions of what differs, and resolves when the customer has chosen and the document is so. */
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
      settle(keepOurs) {
        if (!isOtherDesign) resolvePages(store, actions, server, conflicts, keepOurs)
        else if (keepOurs.size > 0) keepWholeDesign(store, server)
        else takeWholeDesign(store, server)
        store.set(conflictAtom, null)
        resolve()
      },
    })
  })
}

/** What the customer is shown to choose from. */
function versionsToChoose(
  document: DesignDocument,
  server: readonly ServerPage[],
  { conflicts, isOtherDesign }: Comparison,
): readonly PageVersions[] {
  const theirsOf = (page: DesignPage): DesignPage | null =>
    (server.find((other) => other.page.key === page.key) ?? server.find((other) => isSamePlace(other.page, page)))
      ?.page ?? null
  const shown = isOtherDesign ? document.pages : document.pages.filter(({ key }) => conflicts.includes(key))
  const pairs = shown.map((ours): PageVersions => ({ key: ours.key, ours, theirs: theirsOf(ours) }))
  if (!isOtherDesign) return pairs
  const paired = new Set(pairs.map(({ theirs }) => theirs))
  const onlyTheirs = server.filter(({ page }) => !paired.has(page))
  return [...pairs, ...onlyTheirs.map(({ page }): PageVersions => ({ key: page.key, ours: null, theirs: page }))]
}

/**
 * Pages that are not kept become what the server has. First all of them do, then those that are kept come back: so
 * that whichever was chosen, one undo shows the other.
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

/** The pages of this device stay; those that stand where the server has a page will be saved in its place. */
function keepWholeDesign(store: EditorStore, server: readonly ServerPage[]): void {
  const history = store.get(historyAtom)
  const pages = history.document.pages.map((page) => {
    const own = server.find((other) => other.page.key === page.key)
    const there = own ?? server.find((other) => isSamePlace(other.page, page))
    return { ...page, designId: there?.page.designId ?? null }
  })
  store.set(historyAtom, { ...history, document: { ...history.document, pages } })
  markServerPagesSaved(store, server)
}

/** The pages of the server, with those of this device that stand where it has none. */
function takeWholeDesign(store: EditorStore, server: readonly ServerPage[]): void {
  const { document } = store.get(historyAtom)
  const saved = server.map(({ page }) => page)
  const missing = document.pages.filter(
    (page) => page.designId === null && !saved.some((other) => isSamePlace(other, page)),
  )
  const pages = [...saved, ...missing].toSorted(
    (a, b) => Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber,
  )
  store.set(historyAtom, beginHistory({ ...document, pages }))
  if (!findPage({ ...document, pages }, store.get(pageKeyAtom))) store.set(pageKeyAtom, pages[0]?.key ?? '')
  markServerPagesSaved(store, server)
}

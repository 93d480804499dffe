import type { DesignPage, PageKey } from '../document/designPage.ts'
import { findPage } from '../document/designPage.ts'
import { pageContentHash } from '../document/pageContent.ts'
import type { JournalState, PageVersion } from './journalState.ts'

/** A page with its current version on the server. */
export interface ServerPage {
  readonly page: DesignPage
  readonly updatedAt: string
}

export interface Comparison {
  /** Pages that have changed both here and on the server since they were last equal. */
  readonly conflicts: readonly PageKey[]
  /** Pages that have changed on the server only. */
  readonly newer: readonly PageKey[]
  /** Pages with changes that the server does not have. */
  readonly ahead: readonly PageKey[]
  /** The server has pages that the journal does not know, or lacks pages that it had. */
  readonly isOtherDesign: boolean
}

/** Compares the work of a journal with the current pages of the server. */
export function compareWithServer(state: JournalState, server: readonly ServerPage[]): Comparison {
  const { document } = state.history
  const conflicts: PageKey[] = []
  const newer: PageKey[] = []
  const ahead: PageKey[] = []
  for (const page of document.pages) {
    const theirs = server.find((other) => other.page.key === page.key)
    const ours = pageContentHash(page)
    if (!theirs) {
      if (isChangedHere(state, page)) ahead.push(page.key)
      continue
    }
    const print = pageContentHash(theirs.page)
    const base = state.base[page.key]
    const isAsSaved = base?.updatedAt === theirs.updatedAt && base.print === ours
    if (print === ours || isAsSaved) continue
    if (isBase(state, page.key, theirs.updatedAt, print)) ahead.push(page.key)
    else if (isChangedHere(state, page)) conflicts.push(page.key)
    else newer.push(page.key)
  }
  const keys = new Set(document.pages.map(({ key }) => key))
  const isGone = document.pages.some(({ key }) => state.base[key] && !server.some(({ page }) => page.key === key))
  return { conflicts, newer, ahead, isOtherDesign: isGone || server.some(({ page }) => !keys.has(page.key)) }
}

/** Whether the server still has the page that the work is based on, or one that this browser sent without an answer. */
function isBase(state: JournalState, key: PageKey, updatedAt: string, print: string): boolean {
  const base: PageVersion | undefined = state.base[key]
  return base?.updatedAt === updatedAt || base?.print === print || (state.sent[key] ?? []).includes(print)
}

function isChangedHere(state: JournalState, page: DesignPage): boolean {
  const base = state.base[page.key]
  if (base) return base.print !== pageContentHash(page)
  const begun = findPage(state.begun, page.key)
  return begun === undefined || pageContentHash(begun) !== pageContentHash(page)
}

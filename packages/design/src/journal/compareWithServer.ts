import type { DesignPage, PageKey } from '../document/designPage.ts'
import { findPage } from '../document/designPage.ts'
import { pageContentHash } from '../document/pageContent.ts'
import type { JournalState, PageVersion } from './journalState.ts'

/** A page as the server has it now. */
export interface ServerPage {
  readonly page: DesignPage
  readonly updatedAt: string
}

export interface Comparison {
  /** Both sides have changed the page since they were last the same. */
  readonly conflicts: readonly PageKey[]
  /** Only the server's changed: nobody here has touched them. */
  readonly newer: readonly PageKey[]
  /** This device has work that the server does not. */
  readonly ahead: readonly PageKey[]
  /** The server has pages that the journal has never heard of, or has lost some that it had. */
  readonly isOtherDesign: boolean
}

/** Where the work of a journal and what the server has now differ. */
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

/** The server still has what the work began from, or what this very browser sent and got no answer for. */
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

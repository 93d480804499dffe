import type { DesignDocument, PageKey } from '../document/designPage.ts'
import type { History, Step } from '../document/history.ts'
import { adoptDesignIds, beginHistory, perform, redo, undo } from '../document/history.ts'

/** A page as the server was last known to have it. */
export interface PageVersion {
  readonly updatedAt: string
  /** `pageContentHash` of its content. */
  readonly print: string
}

/** Everything that a journal brings back after a reload. */
export interface JournalState {
  readonly history: History
  /** The document as it was when the journal began: what a page was before anybody touched it. */
  readonly begun: DesignDocument
  /** The server's pages that the work is based on; a page that is not here was never saved. */
  readonly base: Readonly<Record<PageKey, PageVersion>>
  /** Pages that the customer has asked to save and that the server has not accepted yet. */
  readonly wanted: readonly PageKey[]
  /** Prints of pages that were sent and not answered for: the server may have them. */
  readonly sent: Readonly<Record<PageKey, readonly string[]>>
  /** The series that was begun for a new booklet, so that it is begun once. */
  readonly series: { readonly orderNumber: string; readonly designSeriesId: string } | null
}

/** One thing that happened, in the order in which it happened. */
export type JournalEntry =
  | { readonly kind: 'PERFORM'; readonly step: Step }
  | { readonly kind: 'UNDO' | 'REDO' }
  | { readonly kind: 'SERIES'; readonly orderNumber: string; readonly designSeriesId: string }
  | { readonly kind: 'WANT'; readonly pages: readonly PageKey[] }
  | { readonly kind: 'SEND'; readonly prints: Readonly<Record<PageKey, string>> }
  /** The server has these pages so: by a save of ours, or because the customer chose to go on from them. */
  | {
      readonly kind: 'ADOPT'
      readonly designIds: Readonly<Record<PageKey, string>>
      readonly versions: Readonly<Record<PageKey, PageVersion>>
    }
  /** A history that no entry above leads to. */
  | { readonly kind: 'REPLACE'; readonly history: History }

export const beginJournal = (document: DesignDocument, base: JournalState['base']): JournalState => ({
  history: beginHistory(document),
  begun: document,
  base,
  wanted: [],
  sent: {},
  series: null,
})

/** @throws RangeError when the entry names a page that the document has not. */
export function applyEntry(state: JournalState, entry: JournalEntry): JournalState {
  switch (entry.kind) {
    case 'PERFORM':
      return { ...state, history: perform(state.history, entry.step) }
    case 'UNDO':
      return { ...state, history: undo(state.history) }
    case 'REDO':
      return { ...state, history: redo(state.history) }
    case 'REPLACE':
      return { ...state, history: entry.history }
    case 'SERIES':
      return { ...state, series: { orderNumber: entry.orderNumber, designSeriesId: entry.designSeriesId } }
    case 'WANT':
      return { ...state, wanted: entry.pages }
    case 'SEND':
      return { ...state, sent: withPrints(state.sent, entry.prints) }
    case 'ADOPT':
      return {
        ...state,
        history: adoptDesignIds(state.history, entry.designIds),
        base: { ...state.base, ...entry.versions },
        wanted: state.wanted.filter((key) => entry.versions[key] === undefined),
        sent: Object.fromEntries(Object.entries(state.sent).filter(([key]) => entry.versions[key] === undefined)),
      }
  }
}

/** A call that nobody answered may have arrived all the same, so each print stays until the server is heard. */
const withPrints = (sent: JournalState['sent'], prints: Readonly<Record<PageKey, string>>): JournalState['sent'] => ({
  ...sent,
  ...Object.fromEntries(
    Object.entries(prints).map(([key, print]) => [key, [...new Set([...(sent[key] ?? []), print])]]),
  ),
})

/** The state after these entries. @throws RangeError when one of them names a page that the document has not. */
export const replay = (state: JournalState, entries: readonly JournalEntry[]): JournalState =>
  entries.reduce(applyEntry, state)

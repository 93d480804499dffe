import type { DesignDocument, PageKey } from '../document/designPage.ts'
import type { History, Step } from '../document/history.ts'
import { adoptDesignIds, beginHistory, perform, redo, undo } from '../document/history.ts'
import type { MergeList, MergeRow } from '../merge/mergeList.ts'
import { replaceRow } from '../merge/mergeList.ts'

/** The last known version of a page on the server. */
export interface PageVersion {
  readonly updatedAt: string
  /** Its `pageContentHash`. */
  readonly print: string
}

/** The state that a journal restores after a reload. */
export interface JournalState {
  readonly history: History
  /** The document at the beginning of the journal, before any change. */
  readonly begun: DesignDocument
  /** The versions on the server that the work is based on; a page without one was never saved. */
  readonly base: Readonly<Record<PageKey, PageVersion>>
  /** Pages that the customer has asked to save and that the server has not accepted yet. */
  readonly wanted: readonly PageKey[]
  /** Content hashes of pages that were sent without an answer: the server may have them. */
  readonly sent: Readonly<Record<PageKey, readonly string[]>>
  /** The series that was created for a new booklet, so that it is created once. */
  readonly series: { readonly orderNumber: string; readonly designSeriesId: string } | null
  /** The list from which the design is filled; null for none. */
  readonly merge: MergeList | null
}

/** An event of the editor. A journal holds them in order. */
export type JournalEntry =
  | { readonly kind: 'PERFORM'; readonly step: Step }
  | { readonly kind: 'UNDO' | 'REDO' }
  | { readonly kind: 'SERIES'; readonly orderNumber: string; readonly designSeriesId: string }
  | { readonly kind: 'WANT'; readonly pages: readonly PageKey[] }
  | { readonly kind: 'MERGE'; readonly list: MergeList | null }
  /** A row of the list has other cells or another decision. */
  | { readonly kind: 'MERGE_ROW'; readonly row: MergeRow }
  | { readonly kind: 'SEND'; readonly prints: Readonly<Record<PageKey, string>> }
  /** The server has these versions: by our own save, or because the customer chose to continue with them. */
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
  merge: null,
})

/** @throws RangeError if the entry names a page that the document does not have */
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
    case 'MERGE':
      return { ...state, merge: entry.list }
    case 'MERGE_ROW':
      return { ...state, merge: state.merge && replaceRow(state.merge, entry.row) }
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

/** A call without an answer may still have arrived, so each hash is kept until the server answers. */
const withPrints = (sent: JournalState['sent'], prints: Readonly<Record<PageKey, string>>): JournalState['sent'] => ({
  ...sent,
  ...Object.fromEntries(
    Object.entries(prints).map(([key, print]) => [key, [...new Set([...(sent[key] ?? []), print])]]),
  ),
})

/** The state after the entries. @throws RangeError if one of them names a page that the document does not have */
export const replay = (state: JournalState, entries: readonly JournalEntry[]): JournalState =>
  entries.reduce(applyEntry, state)

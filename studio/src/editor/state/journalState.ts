import type { DesignPage, PageKey } from '@irodori/design/designPage'
import { atom } from 'jotai/vanilla'

/**
 * WRITER: this tab writes the journal. OTHER_TAB: another tab of this browser edits the same design.
 * OFF: no journal is open (private browsing, no free space, or the design is still opening).
 */
export type JournalRole = 'WRITER' | 'OTHER_TAB' | 'OFF'
export const journalRoleAtom = atom<JournalRole>('OFF')

/** Why the journal is not written; null if it is. */
export type JournalProblem = 'UNAVAILABLE' | 'FULL' | 'FAILING'
export const journalProblemAtom = atom<JournalProblem | null>(null)

/** Work of an earlier visit was restored and the customer has neither kept nor discarded it. */
export const workRestoredAtom = atom(false)

/** A page that was changed both here and on the server since the last common version. */
export interface PageVersions {
  readonly key: PageKey
  /** Null if only the server has the page. */
  readonly ours: DesignPage | null
  readonly theirs: DesignPage | null
}

export interface Conflict {
  readonly pages: readonly PageVersions[]
  /** True if one choice applies to all pages, because the two designs have different pages. */
  readonly isWhole: boolean
  /** @param keepOurs pages whose local content is kept */
  readonly resolve: (keepOurs: ReadonlySet<PageKey>) => void
}

/** The conflict that waits for the customer's choice. Both versions are kept until then. */
export const conflictAtom = atom<Conflict | null>(null)

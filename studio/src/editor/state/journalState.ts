import type { DesignPage, PageKey } from '@irodori/design'
import { atom } from 'jotai/vanilla'

/**
 * WRITER: what is done here is kept. OTHER_TAB: another tab of this browser edits the same design.
 * OFF: this browser keeps nothing (private browsing, no room, or nothing has been opened yet).
 */
export type JournalRole = 'WRITER' | 'OTHER_TAB' | 'OFF'
export const journalRoleAtom = atom<JournalRole>('OFF')

/** Why nothing can be kept on this device; null while all is well, or once the customer has read it. */
export type JournalProblem = 'UNAVAILABLE' | 'FULL' | 'FAILING'
export const journalProblemAtom = atom<JournalProblem | null>(null)

/** Work of an earlier visit was brought back and the customer has not said what they think of it. */
export const workRestoredAtom = atom(false)

/** One page that was changed here and elsewhere since both were the same. */
export interface PageVersions {
  readonly key: PageKey
  /** Null where only the other side has the page. */
  readonly ours: DesignPage | null
  readonly theirs: DesignPage | null
}

export interface Conflict {
  readonly pages: readonly PageVersions[]
  /** One choice for all pages: the two designs have not the same ones. */
  readonly isWhole: boolean
  /** @param keepOurs pages whose content on this device is kept. */
  readonly settle: (keepOurs: ReadonlySet<PageKey>) => void
}

/** Waits for the customer's choice; until then nothing is thrown away on either side. */
export const conflictAtom = atom<Conflict | null>(null)

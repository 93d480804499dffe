import type { SessionStore } from '@irodori/client/session'
import type { JournalStore } from './journalStore.ts'
import type { Locks, TabChannel } from './tabLock.ts'

/** What the journal needs from the browser. */
export interface JournalDevice {
  readonly store: JournalStore
  /** The session that owns the work. */
  readonly session: Pick<SessionStore, 'read' | 'subscribe'>
  readonly locks: Locks | null
  readonly channel: () => TabChannel | null
  /** Whether work that was begun here without a login is taken over by the session that opens it. */
  readonly takesBegunWork: boolean
  readonly now: () => number
  readonly newId: () => string
  /** Reloads the page when the work on screen belongs to another session. */
  readonly reload: () => void
  /** Calls the listener when the page is hidden or about to be left. @returns removes the listener */
  readonly onHide: (listener: () => void) => () => void
}

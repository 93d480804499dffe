import type { SessionStore } from '@irodori/client'
import type { JournalStore } from './journalStore.ts'
import type { Locks, TabChannel } from './tabLock.ts'

/** What the journal needs of the browser. */
export interface JournalDevice {
  readonly store: JournalStore
  /** Whose work it is. */
  readonly session: Pick<SessionStore, 'read' | 'subscribe'>
  readonly locks: Locks | null
  readonly channel: () => TabChannel | null
  readonly now: () => number
  readonly newId: () => string
  /** Begins the visit anew: what is on screen is somebody else's. */
  readonly reload: () => void
  /** Tells when the page goes out of sight, or is about to be left. Answers the way to stop. */
  readonly onHide: (listener: () => void) => () => void
}

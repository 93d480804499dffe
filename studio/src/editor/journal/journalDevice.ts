import type { JournalStore } from './journalStore.ts'
import type { Locks, TabChannel } from './seat.ts'

/** What the journal needs of the browser. */
export interface JournalDevice {
  readonly store: JournalStore
  readonly locks: Locks | null
  readonly channel: () => TabChannel | null
  readonly now: () => number
  readonly newId: () => string
  /** Tells when the page goes out of sight, perhaps for good. Answers the way to stop. */
  readonly onHide: (listener: () => void) => () => void
}

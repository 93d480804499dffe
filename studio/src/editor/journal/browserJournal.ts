import type { SessionStore } from '@irodori/client/session'
import { isContinued } from '../../catalogue/remembered/continuedAddress.ts'
import type { Journal } from './journal.ts'
import { createJournalStore } from './journalStore.ts'
import { openJournal } from './openJournal.ts'

/** Opens the journal of a design for the current session in this browser. */
export const openBrowserJournal = (address: string, session: SessionStore): Promise<Journal> =>
  openJournal(
    {
      store: createJournalStore(),
      session,
      takesBegunWork: isContinued(window.location.search),
      reload: () => window.location.reload(),
      // Locks and channels are missing without a secure context and in old browsers.
      locks: (navigator.locks as LockManager | undefined) ?? null,
      channel: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('irodori-designs')),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      onHide(listener) {
        const hidden = (): void => {
          if (document.visibilityState === 'hidden') listener()
        }
        document.addEventListener('visibilitychange', hidden)
        window.addEventListener('pagehide', listener)
        // `beforeunload` fires first: while the next page loads or the browser asks whether to leave.
        window.addEventListener('beforeunload', listener)
        return () => {
          document.removeEventListener('visibilitychange', hidden)
          window.removeEventListener('pagehide', listener)
          window.removeEventListener('beforeunload', listener)
        }
      },
    },
    address,
  )

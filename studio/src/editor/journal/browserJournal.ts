import type { SessionStore } from '@irodori/client'
import type { Journal } from './journal.ts'
import { createJournalStore } from './journalStore.ts'
import { openJournal } from './openJournal.ts'

/** The journal of the design at an address, in this browser, of whoever is logged in. */
export const openBrowserJournal = (address: string, session: SessionStore): Promise<Journal> =>
  openJournal(
    {
      store: createJournalStore(),
      session,
      reload: () => window.location.reload(),
      // Neither is there without a secure connection, nor in old browsers.
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
        // Earlier than the others: the next page is still on its way, or the browser asks whether to leave.
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

import type { Client } from '@irodori/client/client'
import type { SessionStore } from '@irodori/client/session'
import { isContinued } from '../../catalogue/remembered/continuedAddress.ts'
import type { EditorRoute } from '../opening/editorRoute.ts'
import type { OpeningResult } from '../opening/openedDesign.ts'
import { openFromDevice } from '../opening/openFromDevice.ts'
import type { Journal } from './journal.ts'
import { createJournalStore } from './journalStore.ts'
import { openJournal } from './openJournal.ts'

/** Opens the journal of a design for the current session in this browser. */
const openBrowserJournal = (address: string, session: SessionStore): Promise<Journal> =>
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

/**
 * Opens the journal while the design opens. A design that the server cannot send opens from the journal.
 * @param opening the answer of the server
 */
export async function openWithJournal(
  client: Pick<Client, 'call'>,
  session: SessionStore,
  route: EditorRoute,
  address: string,
  opening: Promise<OpeningResult>,
): Promise<readonly [OpeningResult, Journal]> {
  const [opened, journal] = await Promise.all([opening, openBrowserJournal(address, session)])
  const work = journal.work()
  const isUnanswered = !opened.ok && opened.error.kind === 'NETWORK'
  return [isUnanswered && work !== null ? await openFromDevice(client, route, work) : opened, journal]
}

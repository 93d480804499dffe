import type { SessionStore } from '@irodori/client/session'
import { orderAtom } from '../state/savingState.ts'
import type { EditorStore } from '../state/store.ts'

/**
 * Resolves when the order is known and the customer is logged in; rejects when `signal` aborts.
 * @param fitSession makes the session that of the order
 */
export const createWaitForUploadPermission =
  (store: EditorStore, session: Pick<SessionStore, 'read' | 'subscribe'>, fitSession: () => Promise<unknown>) =>
  async (signal: AbortSignal): Promise<void> => {
    await new Promise<void>((resolve, reject) => {
      const stops: (() => void)[] = []
      const finish = (settle: () => void): void => {
        for (const stop of stops) stop()
        settle()
      }
      const update = (): void => {
        if (store.get(orderAtom) !== null && session.read() !== null) finish(resolve)
      }
      const gone = (): void => finish(() => reject(signal.reason))
      if (signal.aborted) return gone()
      signal.addEventListener('abort', gone)
      stops.push(
        () => signal.removeEventListener('abort', gone),
        store.sub(orderAtom, update),
        session.subscribe(update),
      )
      update()
    })
    await fitSession()
  }

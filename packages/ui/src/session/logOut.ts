import type { Connection } from '@irodori/client/react'
import { logout } from '@irodori/contract/endpoints/authentication'
import { PAGES } from '@irodori/contract/pages'
import { askBeforeLogout } from './logoutQuestion.ts'

/**
 * Ends the session here, in every other tab, and on the server; without a connection the server's end comes by itself.
 * What this device keeps of its designs goes with it; work that the server does not have is asked about first.
 */
export async function logOut({ client, session, orderRecord }: Connection): Promise<void> {
  const owner = session.read()?.userName
  const { createKeptDesigns } = await import('@irodori/client/keptDesigns')
  const kept = createKeptDesigns((globalThis.indexedDB as IDBFactory | undefined) ?? null)
  const work = owner === undefined ? [] : (await kept.list(owner)).filter(({ hasWork }) => hasWork)
  const leaving = work[0] ? await askBeforeLogout(work.length) : 'KEEP'
  if (leaving === 'STAY') return
  if (leaving === 'SAVE') return window.location.assign(work[0]?.address ?? PAGES.myPage.path)
  // The call takes the token with it before the store forgets it; leaving must not wait for its answer for long.
  const told = client.call(logout, {})
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  if (owner !== undefined) await kept.remove(owner, leaving === 'REMOVE' ? 'ALL' : 'SAVED')
  orderRecord.clear()
  session.clear('LOGGED_OUT')
}

const PATIENCE_MS = 3000

import type { Connection } from '@irodori/client/ClientProvider'
import { logout } from '@irodori/contract/endpoints/authentication'
import { PAGES } from '@irodori/contract/pages'
import { askBeforeLogout, withdrawLogoutQuestion } from './logoutQuestion.ts'

/**
 * Ends the session in this tab, in all others, and on the server, where it expires without a connection. Designs stored
 * on this device are removed; for changes that the server has not, the customer is asked first. Stops if the session
 * ends meanwhile, because the answer must not concern the session that follows it.
 */
export async function logOut({ client, session, orderRecord }: Connection): Promise<void> {
  const leaving = session.read()
  const owner = leaving?.userName
  const isOver = () => session.read()?.token !== leaving?.token
  const { createKeptDesigns } = await import('@irodori/client/keptDesigns')
  const kept = createKeptDesigns((globalThis.indexedDB as IDBFactory | undefined) ?? null)
  const unsaved = owner === undefined ? [] : (await kept.list(owner)).filter(({ hasWork }) => hasWork)
  const stopWatching = session.subscribe(() => isOver() && withdrawLogoutQuestion())
  const answer = unsaved[0] ? await askBeforeLogout(unsaved.length) : 'KEEP'
  stopWatching()
  if (answer === 'STAY' || isOver()) return
  if (answer === 'SAVE') return window.location.assign(unsaved[0]?.address ?? PAGES.myPage.path)
  // The call is sent before the store clears the token; a slow answer must not delay the logout.
  const loggedOut = client.call(logout, {})
  await Promise.race([loggedOut, new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS))])
  if (owner !== undefined) await kept.remove(owner, answer === 'REMOVE' ? 'ALL' : 'SAVED')
  if (isOver()) return
  orderRecord.clear()
  session.clear('LOGGED_OUT')
}

const LOGOUT_TIMEOUT_MS = 3000

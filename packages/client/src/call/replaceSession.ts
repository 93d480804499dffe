import { logout } from '@irodori/contract/endpoints/authentication'
import type { Session, SessionStore } from '../session/session.ts'
import type { Client } from './client.ts'

/**
 * Stores a new session. The one of another order or account before it ends on the server, so that its token opens nothing
 * any more; one of the same owner stays, because other tabs may be sending calls with it.
 */
export function replaceSession(
  { client, session }: { readonly client: Client; readonly session: SessionStore },
  opened: Session,
): void {
  const before = session.read()
  // The call carries the token that is still stored. A login does not wait for its answer.
  if (before !== null && before.userName !== opened.userName) void client.call(logout, {})
  session.write(opened)
}

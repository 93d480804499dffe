import { logout } from '@irodori/contract/endpoints/authentication'
import type { Session, SessionStore } from '../session/session.ts'
import type { Client } from './client.ts'

/** Stores a new session, and ends the one before it on the server, so that its token opens nothing any more. */
export function replaceSession(
  { client, session }: { readonly client: Client; readonly session: SessionStore },
  opened: Session,
): void {
  // The call carries the token that is still stored. A login does not wait for its answer.
  if (session.read() !== null) void client.call(logout, {})
  session.write(opened)
}

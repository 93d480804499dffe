import type { OpenSession } from '@irodori/contract/entities/account'
import type { Language } from '@irodori/contract/language'
import type { Lifetime, Sessions } from '../authentication/sessions.ts'
import {
  agentOf,
  createToken,
  hashOfToken,
  openSessionOf,
  SEEN_GRAIN_MS,
  sessionIdOf,
} from '../authentication/sessions.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { Client } from '../http/client/client.ts'
import type { StaffCaller } from '../http/request.ts'

/** Sessions of the staff. They have a table, a cookie and calls of their own: a customer's token opens none of them. */
export interface StaffSessions extends Pick<Sessions, 'endAll'> {
  /** @returns the token, which is in the cookie of the browser only */
  begin(tx: Transacting, staffId: string, client: Pick<Client, 'userAgent'>): Promise<string>
  /** @param language that the caller has chosen; it is stored where it differs from the last choice */
  find(token: string, language: Language | null): Promise<StaffCaller | null>
  end(token: string): Promise<void>
  /** The open sessions of a member, the last used first. @param token of the session that asks */
  list(staffId: string, token: string): Promise<OpenSession[]>
  /** Ends one session of a member. @returns whether there was such a session */
  endOne(staffId: string, id: string): Promise<boolean>
}

export function staffSessionsIn(database: Database, now: () => Date, lifetime: Lifetime): StaffSessions {
  const openOf = (staffId: string) =>
    database
      .selectFrom('staff_session')
      .selectAll()
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', now())
      .where('last_seen_at', '>', new Date(now().getTime() - lifetime.sessionIdleMs))
  return {
    async begin(tx, staffId, { userAgent }) {
      const token = createToken()
      const begun = now()
      await tx.deleteFrom('staff_session').where('expires_at', '<', begun).execute()
      await tx
        .insertInto('staff_session')
        .values({
          token_hash: hashOfToken(token),
          staff_id: staffId,
          created_at: begun,
          last_seen_at: begun,
          expires_at: new Date(begun.getTime() + lifetime.sessionMaximumMs),
          ...agentOf(userAgent),
        })
        .execute()
      return token
    },

    async find(token, language) {
      const hash = hashOfToken(token)
      const session = await database
        .selectFrom('staff_session')
        .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
        .select(['last_seen_at', 'expires_at', 'staff_id', 'email', 'user_name', 'role', 'language'])
        .where('token_hash', '=', hash)
        .executeTakeFirst()
      if (!session) return null
      const at = now().getTime()
      const idle = at - session.last_seen_at.getTime()
      if (at >= session.expires_at.getTime() || idle >= lifetime.sessionIdleMs) return null
      if (idle >= SEEN_GRAIN_MS) {
        const seen = { last_seen_at: new Date(at) }
        await database.updateTable('staff_session').set(seen).where('token_hash', '=', hash).execute()
      }
      const { staff_id: staffId, email, user_name: userName, role } = session
      if (language !== null && language !== session.language)
        await database.updateTable('staff_account').set({ language }).where('id', '=', staffId).execute()
      return { staffId, email, userName, role }
    },

    async end(token) {
      await database.deleteFrom('staff_session').where('token_hash', '=', hashOfToken(token)).execute()
    },

    async list(staffId, token) {
      const current = hashOfToken(token)
      const rows = await openOf(staffId).orderBy('last_seen_at', 'desc').orderBy('created_at', 'desc').execute()
      return rows.map((row) => openSessionOf(row, current))
    },

    async endOne(staffId, id) {
      const found = (await openOf(staffId).execute()).find(({ token_hash }) => sessionIdOf(token_hash) === id)
      if (!found) return false
      await database.deleteFrom('staff_session').where('token_hash', '=', found.token_hash).execute()
      return true
    },

    async endAll(tx, staffId, exceptToken) {
      const all = tx.deleteFrom('staff_session').where('staff_id', '=', staffId)
      await (exceptToken === undefined ? all : all.where('token_hash', '!=', hashOfToken(exceptToken))).execute()
    },
  }
}

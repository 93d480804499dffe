import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import type { Caller } from '../http/request.ts'

/** Whose session begins. */
export type SessionOwner = { readonly orderNumber: string } | { readonly accountId: string }

export interface Sessions {
  /** @returns the token, which is kept nowhere but in the browser */
  begin(owner: SessionOwner): Promise<string>
  find(token: string): Promise<Caller | null>
  end(token: string): Promise<void>
}

interface Lifetime {
  /** Without a call, milliseconds. */
  readonly sessionIdle: number
  /** In all, milliseconds. */
  readonly sessionMaximum: number
}

const TOKEN_BYTES = 32
/** How stale last_seen_at may get; each call would be a write otherwise. */
const SEEN_GRAIN = 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function sessionsIn(database: Database, now: () => Date, lifetime: Lifetime): Sessions {
  return {
    async begin(owner) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const begun = now()
      await database.deleteFrom('session').where('expires_at', '<', begun).execute()
      await database
        .insertInto('session')
        .values({
          token_hash: hashOf(token),
          order_number: 'orderNumber' in owner ? owner.orderNumber : null,
          account_id: 'accountId' in owner ? owner.accountId : null,
          created_at: begun,
          last_seen_at: begun,
          expires_at: new Date(begun.getTime() + lifetime.sessionMaximum),
        })
        .execute()
      return token
    },

    async find(token) {
      const hash = hashOf(token)
      const session = await database
        .selectFrom('session')
        .leftJoin('account', 'account.id', 'session.account_id')
        .selectAll('session')
        .select('account.user_name')
        .where('token_hash', '=', hash)
        .executeTakeFirst()
      if (!session) return null
      const at = now().getTime()
      const idle = at - session.last_seen_at.getTime()
      if (at >= session.expires_at.getTime() || idle >= lifetime.sessionIdle) return null
      if (idle >= SEEN_GRAIN) {
        await database
          .updateTable('session')
          .set({ last_seen_at: new Date(at) })
          .where('token_hash', '=', hash)
          .execute()
      }
      const { order_number: orderNumber, account_id: accountId } = session
      if (accountId !== null) return { role: 'USER', userName: session.user_name ?? '', accountId }
      return orderNumber === null ? null : { role: 'GUEST', userName: orderNumber, orderNumber }
    },

    async end(token) {
      await database.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
    },
  }
}

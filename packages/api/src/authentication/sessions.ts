import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import type { Caller } from '../http/request.ts'

export interface Sessions {
  /** @returns the token, which is kept nowhere but in the browser */
  begin(orderNumber: string): Promise<string>
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
    async begin(orderNumber) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const begun = now()
      await database.deleteFrom('session').where('expires_at', '<', begun).execute()
      await database
        .insertInto('session')
        .values({
          token_hash: hashOf(token),
          order_number: orderNumber,
          created_at: begun,
          last_seen_at: begun,
          expires_at: new Date(begun.getTime() + lifetime.sessionMaximum),
        })
        .execute()
      return token
    },

    async find(token) {
      const hash = hashOf(token)
      const session = await database.selectFrom('session').selectAll().where('token_hash', '=', hash).executeTakeFirst()
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
      return { orderNumber: session.order_number }
    },

    async end(token) {
      await database.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
    },
  }
}

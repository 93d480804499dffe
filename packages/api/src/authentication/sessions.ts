import { createHash, randomBytes } from 'node:crypto'
import type { OpenSession } from '@irodori/contract/entities/account'
import type { Language } from '@irodori/contract/language'
import Bowser from 'bowser'
import type { Selectable } from 'kysely'
import type { SessionTable } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { Client } from '../http/client/client.ts'
import type { Caller } from '../http/request.ts'
import { setOrderLanguage } from '../order/writeOrderDetails.ts'

/** The order or the account that a session gives access to. */
type SessionOwner = { readonly orderNumber: string } | { readonly accountId: string }

type SessionClient = Pick<Client, 'isBrowser' | 'device' | 'userAgent'>

export interface Sessions {
  /**
   * Begins a session. That of a browser belongs to its device cookie, which no script can read: the token alone, taken from
   * the browser's storage, opens nothing. The session of a browser without the cookie belongs to the first that it sends.
   * @param tx if the session has to begin in a transaction with other changes
   * @returns the token, which is stored in the browser only
   */
  begin(owner: SessionOwner, client: SessionClient, tx?: Transacting): Promise<string>
  /** @param language that the caller has chosen; it is stored where it differs from the last choice */
  find(token: string, client: Pick<Client, 'device'>, language: Language | null): Promise<Caller | null>
  end(token: string): Promise<void>
  /** The open sessions of an account, the last used first. @param token of the session that asks */
  list(accountId: string, token: string): Promise<OpenSession[]>
  /** Ends one session of an account. @returns whether there was such a session */
  endOne(accountId: string, id: string): Promise<boolean>
  /** Ends all sessions of an account except the one with the given token. */
  endAll(tx: Database | Transacting, accountId: string, exceptToken?: string): Promise<void>
}

export interface Lifetime {
  /** Milliseconds without a call after which a session ends. */
  readonly sessionIdleMs: number
  /** Milliseconds after which every session ends. */
  readonly sessionMaximumMs: number
}

const TOKEN_BYTES = 32
const ID_LENGTH = 24
/** Maximum staleness of last_seen_at in milliseconds; without it each call would write to the database. */
export const SEEN_GRAIN_MS = 60_000

/** 256 random bits, encoded for a URL or a header. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The stored form of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export function sessionsIn(database: Database, now: () => Date, lifetime: Lifetime): Sessions {
  return {
    async begin(owner, { isBrowser, device, userAgent }, tx) {
      const connection = tx ?? database
      const token = createToken()
      const begun = now()
      await connection.deleteFrom('session').where('expires_at', '<', begun).execute()
      await connection
        .insertInto('session')
        .values({
          token_hash: hashOfToken(token),
          order_number: 'orderNumber' in owner ? owner.orderNumber : null,
          account_id: 'accountId' in owner ? owner.accountId : null,
          created_at: begun,
          last_seen_at: begun,
          expires_at: new Date(begun.getTime() + lifetime.sessionMaximumMs),
          device: isBrowser ? device : null,
          awaits_device: isBrowser && device === null,
          ...agentOf(userAgent),
        })
        .execute()
      return token
    },

    async find(token, { device }, language) {
      const hash = hashOfToken(token)
      const session = await database
        .selectFrom('session')
        .leftJoin('account', 'account.id', 'session.account_id')
        .selectAll('session')
        .leftJoin('shop_order', 'shop_order.order_number', 'session.order_number')
        .select(['account.user_name', 'account.language as account_language', 'shop_order.language as order_language'])
        .where('token_hash', '=', hash)
        .executeTakeFirst()
      if (!session) return null
      const at = now().getTime()
      const idle = at - session.last_seen_at.getTime()
      if (at >= session.expires_at.getTime() || idle >= lifetime.sessionIdleMs) return null
      if (session.device !== null && session.device !== device) return null
      if (session.awaits_device && device !== null) {
        const bound = { device, awaits_device: false }
        await database
          .updateTable('session')
          .set(bound)
          .where('token_hash', '=', hash)
          .where('awaits_device', '=', true)
          .execute()
      }
      if (idle >= SEEN_GRAIN_MS) {
        await database
          .updateTable('session')
          .set({ last_seen_at: new Date(at) })
          .where('token_hash', '=', hash)
          .execute()
      }
      const { order_number: orderNumber, account_id: accountId } = session
      const known = accountId === null ? session.order_language : session.account_language
      if (language !== null && language !== known)
        await rememberLanguage(database, { accountId, orderNumber }, language)
      if (accountId !== null) return { role: 'USER', userName: session.user_name ?? '', accountId }
      return orderNumber === null ? null : { role: 'GUEST', userName: orderNumber, orderNumber }
    },

    async end(token) {
      await database.deleteFrom('session').where('token_hash', '=', hashOfToken(token)).execute()
    },

    async list(accountId, token) {
      const at = now()
      const current = hashOfToken(token)
      const rows = await database
        .selectFrom('session')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('expires_at', '>', at)
        .where('last_seen_at', '>', new Date(at.getTime() - lifetime.sessionIdleMs))
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map((row) => openSessionOf(row, current))
    },

    async endOne(accountId, id) {
      const rows = await database
        .selectFrom('session')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .execute()
      const found = rows.find(({ token_hash }) => sessionIdOf(token_hash) === id)
      if (!found) return false
      await database.deleteFrom('session').where('token_hash', '=', found.token_hash).execute()
      return true
    },

    async endAll(tx, accountId, exceptToken) {
      const all = tx.deleteFrom('session').where('account_id', '=', accountId)
      await (exceptToken === undefined ? all : all.where('token_hash', '!=', hashOfToken(exceptToken))).execute()
    },
  }
}

type SessionFacts = Pick<Selectable<SessionTable>, 'token_hash' | 'browser' | 'system' | 'created_at' | 'last_seen_at'>

/** A session as the owner of its account sees it. @param current hash of the token of the session that asks */
export const openSessionOf = (row: SessionFacts, current: string): OpenSession => ({
  id: sessionIdOf(row.token_hash),
  browser: row.browser,
  system: row.system,
  begunAt: row.created_at.toISOString(),
  lastUsedAt: row.last_seen_at.toISOString(),
  isCurrent: row.token_hash === current,
})

/** Names a session without its token. */
export const sessionIdOf = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('hex').slice(0, ID_LENGTH)

/** Longest name of a browser or system that is stored; a client may claim any. */
const NAME_LENGTH = 40

/** The names of the browser and the operating system in a User-Agent header. */
export function agentOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  if (userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name?.slice(0, NAME_LENGTH) || null, system: os.name?.slice(0, NAME_LENGTH) || null }
}

async function rememberLanguage(
  database: Database,
  { accountId, orderNumber }: { readonly accountId: string | null; readonly orderNumber: string | null },
  language: Language,
): Promise<void> {
  if (accountId !== null) await database.updateTable('account').set({ language }).where('id', '=', accountId).execute()
  else if (orderNumber !== null) await setOrderLanguage(database, orderNumber, language)
}

import { MINUTE_MS } from '@irodori/contract/durations'
import type { Database, Transacting } from '../database/tables.ts'

/** Milliseconds in which the browser has to answer; its own dialog gives the customer a minute. */
const VALID_MS = 5 * MINUTE_MS

/** Stores a challenge that an authenticator has to sign. @param accountId null for a login, which names no account yet */
export async function keepChallenge(
  database: Database,
  now: Date,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  await database.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
  const expires_at = new Date(now.getTime() + VALID_MS)
  await database.insertInto('passkey_challenge').values({ challenge, account_id: accountId, expires_at }).execute()
}

/** Takes a challenge, which works once. @returns whether it was given for this purpose and is still valid */
export async function takeChallenge(
  database: Database | Transacting,
  now: Date,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const taken = database.deleteFrom('passkey_challenge').where('challenge', '=', challenge)
  const meant = accountId === null ? taken.where('account_id', 'is', null) : taken.where('account_id', '=', accountId)
  const row = await meant.where('expires_at', '>', now).returning('challenge').executeTakeFirst()
  return row !== undefined
}

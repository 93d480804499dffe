import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@irodori/contract/durations'
import type { ApiScope } from '@irodori/contract/entities/integration'
import type { ApiKeyRow } from '../database/tables/apiKeys.ts'
import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'

const PREFIX = 'irk_'
const KEY_BYTES = 32
const FORM = /^irk_[\w-]{43}$/

/** The time of the last use is written once in this time, so that reads stay reads. */
const USE_INTERVAL_MS = MINUTE_MS

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** @returns the id, and the key, which is not stored */
export async function createApiKey(
  database: Database,
  { name, scopes }: { readonly name: string; readonly scopes: readonly ApiScope[] },
  now: Date,
): Promise<{ readonly id: string; readonly key: string }> {
  const id = randomUUID()
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  await database
    .insertInto('api_key')
    .values({ id, name, key_hash: hashOf(key), scopes: json(scopes), created_at: now })
    .execute()
  return { id, key }
}

export const listApiKeys = (database: Database): Promise<ApiKeyRow[]> =>
  database.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id').execute()

/** @returns false if there is no such key, or it was revoked before */
export async function revokeApiKey(database: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The key that a caller sent, unless it is unknown or revoked; its use is recorded. */
export async function findApiKey(database: Database, key: string, now: Date): Promise<ApiKeyRow | null> {
  if (!FORM.test(key)) return null
  const row = await database
    .selectFrom('api_key')
    .selectAll()
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const isRecent = row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < USE_INTERVAL_MS
  if (!isRecent) await database.updateTable('api_key').set({ last_used_at: now }).where('id', '=', row.id).execute()
  return row
}

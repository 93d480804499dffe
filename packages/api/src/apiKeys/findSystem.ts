import { ok } from '@irodori/result'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { FindSystem, RateLimit } from '../http/register.ts'
import { findApiKey } from './apiKeyStore.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly limit: RateLimit
}

/** INT-1: finds the system that a key belongs to. Calls are counted for each key, wrong keys for each network address. */
export const findSystemBy =
  ({ database, now, limit }: Deps): FindSystem =>
  async (key, request) => {
    const row = await findApiKey(database, key, now())
    if (!row) return (await limit('WRONG_API_KEY', request.ip)) ?? fail(401, 'UNAUTHENTICATED')
    // The id of a key is counted as it is, in place of an address.
    return (await limit('API_KEY', row.id)) ?? ok({ keyId: row.id, scopes: row.scopes })
  }

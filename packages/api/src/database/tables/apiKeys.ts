import type { ApiScope } from '@irodori/contract/entities/integration'
import type { ColumnType, Selectable } from 'kysely'
import type { Instant, Json, PerhapsInstant } from './columns.ts'

export interface ApiKeyTable {
  id: string
  name: string
  /** SHA-256 of the key in hexadecimal digits; the key itself is not stored. */
  key_hash: string
  scopes: Json<readonly ApiScope[]>
  created_at: Instant
  /** To the minute; null before the first use. */
  last_used_at: PerhapsInstant
  revoked_at: PerhapsInstant
}

export interface IdempotentCallTable {
  api_key_id: string
  idempotency_key: string
  /** SHA-256 of the call, so that another call with the same key is recognised. */
  request_hash: string
  /** Identifies the process that carries the call out. */
  claim: string
  claimed_at: Instant
  /** The data of the answer, stored by the transaction of the effect; null while the call is in progress. */
  answer: ColumnType<unknown, string | null | undefined, string>
}

export type ApiKeyRow = Selectable<ApiKeyTable>

import type { Selectable } from 'kysely'
import type { Instant, Json } from './columns.ts'

export interface JobTable {
  id: string
  kind: string
  /** The entity that the job concerns; a kind has one job for each subject. */
  subject: string
  payload: Json<unknown>
  run_at: Instant
  attempts: number
  lease: string | null
  leased_until: Instant | null
  failed_at: Instant | null
  last_error: string | null
}

export type JobRow = Selectable<JobTable>

import type { ColumnType, Selectable } from 'kysely'

type ReadOnly<Value> = ColumnType<Value, never, never>

/** A view of pg-boss's table (`jobs/jobQueue.ts`); rows may be deleted through it. */
export interface JobTable {
  id: ReadOnly<string>
  kind: ReadOnly<string>
  /** The entity that the job concerns; a kind has one job for each subject. */
  subject: ReadOnly<string>
  payload: ReadOnly<object>
  run_at: ReadOnly<Date>
  priority: ReadOnly<number>
  attempts: ReadOnly<number>
  is_running: ReadOnly<boolean>
  failed_at: ReadOnly<Date | null>
  last_error: ReadOnly<string | null>
}

export type JobRow = Selectable<JobTable>

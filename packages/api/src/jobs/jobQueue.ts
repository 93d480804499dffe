import type { DialectAdapter } from 'kysely'
import { sql } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import pgBossPackage from 'pg-boss/package.json' with { type: 'json' }
import type { Database, Transacting } from '../database/tables.ts'
import { redactError } from '../logging/redactError.ts'
import { JOB_KINDS } from './jobKinds.ts'

/** pg-boss with a queue for each kind of job. */
export interface JobQueue {
  readonly boss: PgBoss
  readonly schema: string
  readonly kinds: readonly string[]
  close(): Promise<void>
}

interface Input {
  /** pg-boss's own connection to the same database. */
  readonly connection: ConstructorOptions
  readonly log: (line: string) => void
  /** Whether this process looks for jobs of dead processes; one of several is enough. */
  readonly supervises?: boolean
  /** In the order in which a runner looks for work. */
  readonly kinds?: readonly string[]
  /** Seconds between the checks for jobs of dead processes. */
  readonly monitorIntervalSeconds?: number
  /** Seconds without a sign of life after which a job belongs to a dead process. pg-boss requires at least 10. */
  readonly heartbeatSeconds?: number
}

const YEAR_SECONDS = 365 * 86_400
/** pg-boss's longest duration of one run. */
const LONGEST_RUN_SECONDS = 86_400

const queues = new WeakMap<DialectAdapter, JobQueue>()

/**
 * Creates or migrates pg-boss's tables in a schema beside the shop's own, and the queues. It has to run before the first
 * job is added: inside a transaction pg-boss must not need its own connection, which PGlite does not have.
 */
export async function openJobQueue(database: Database, input: Input): Promise<JobQueue> {
  const { log, supervises = false, kinds = JOB_KINDS, monitorIntervalSeconds = 5, heartbeatSeconds = 30 } = input
  const schema = await jobsSchema(database)
  const boss = new PgBoss({
    ...input.connection,
    schema,
    schedule: false,
    registerInstance: false,
    supervise: supervises,
    superviseIntervalSeconds: monitorIntervalSeconds,
    monitorIntervalSeconds,
    // The shop's jobs do not depend on each other.
    flowIntervalSeconds: LONGEST_RUN_SECONDS,
  })
  boss.on('error', (error) => log(`the job queue: ${redactError(error)}`))
  await dropOutdatedView(database, schema)
  await boss.start()
  const known = new Set((await boss.getQueues([...kinds])).map(({ name }) => name))
  for (const kind of kinds) {
    if (known.has(kind)) continue
    await boss.createQueue(kind, {
      policy: 'exclusive',
      heartbeatSeconds,
      expireInSeconds: LONGEST_RUN_SECONDS,
      // The runner decides when a job is given up; pg-boss deletes none.
      retryLimit: 1_000_000,
      retryDelay: 0,
      retentionSeconds: 10 * YEAR_SECONDS,
      deleteAfterSeconds: 0,
    })
  }
  await database.transaction().execute(createJobView)
  const queue = { boss, schema, kinds, close: () => boss.stop({ graceful: false }) }
  attachJobQueue(database, queue)
  return queue
}

/** Lets jobs be added and run through a database object. */
export function attachJobQueue(database: Database, queue: JobQueue): void {
  queues.set(database.getExecutor().adapter, queue)
}

/** The queue of a database; a transaction shares the adapter of its database. */
export function jobQueueOf(database: Database | Transacting): JobQueue {
  const queue = queues.get(database.getExecutor().adapter)
  if (!queue) throw new Error('the job queue of this database is not open: call openJobQueue after migrate')
  return queue
}

/** The schema of pg-boss: the shop's own may have any name. */
export async function jobsSchema(database: Database | Transacting): Promise<string> {
  const { rows } = await sql<{ name: string }>`select lower(current_schema()) || '_jobs' as name`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the database named no current schema: create the schema of its search_path')
  return row.name
}

/** PostgreSQL cannot change a table's columns below a view, so a migration of pg-boss runs without it. */
async function dropOutdatedView(database: Database, schema: string): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${schema}.version`}) is not null as exists`.execute(database)
  if (!rows[0]?.exists) return
  const stored = await sql<{ version: number }>`select version from ${sql.table(`${schema}.version`)}`.execute(database)
  if (Number(stored.rows[0]?.version) < pgBossPackage.pgboss.schema)
    await sql`drop view if exists job`.execute(database)
}

/** Key of the advisory lock under which one process creates the view. */
const VIEW_LOCK = 1_769_104_226

/** Jobs as the shop's queries read them. A job that was given up is cancelled in pg-boss's terms. */
export async function createJobView(tx: Transacting): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(VIEW_LOCK)})`.execute(tx)
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('job') is not null as exists`.execute(tx)
  if (rows[0]?.exists) return
  await sql`
    create view job as select
      id::text as id, name as kind, singleton_key as subject, data as payload, start_after as run_at,
      priority, retry_count + case when started_on is null then 0 else 1 end as attempts,
      state = 'active' as is_running, case when state = 'cancelled' then completed_on end as failed_at,
      coalesce(output ->> 'message', output #>> '{value,message}') as last_error
    from ${sql.table(`${await jobsSchema(tx)}.job`)}`.execute(tx)
}

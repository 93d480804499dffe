import { sql } from 'kysely'
import type { Database } from '../src/database/tables.ts'
import { transact } from '../src/database/transact.ts'
import { jobsSchema } from '../src/jobs/jobQueue.ts'

/** Rate limits are not restored: they belong to the server, not to the shop. */
const COUNTERS = 'rate_limit'
/**
 * Copies all rows of the shop to other tables.
 * @returns a function that restores all rows, jobs included; a job that is running then can no longer be completed
 */
export async function snapshotRows(database: Database): Promise<() => Promise<void>> {
  const own = (await shopTables(database)).filter((name) => name !== COUNTERS)
  // A running job deletes its row last, so the table is locked last.
  const tables = [...own.map((name) => `"${name}"`), `${await jobsSchema(database)}.job`]
  const copyOf = (name: string) => `"snapshot_${name.replaceAll('"', '')}"`
  for (const name of tables) await sql.raw(`create table ${copyOf(name)} as select * from ${name}`).execute(database)
  const statements = [
    // Waits for running writes and blocks new ones; transact repeats the transaction after a deadlock.
    `lock table ${tables.join(', ')} in exclusive mode;`,
    ...tables.toReversed().map((name) => `delete from ${name};`),
    ...tables.map((name) => `insert into ${name} select * from ${copyOf(name)};`),
  ]
  const restoring = `do $restore$ begin ${statements.join(' ')} end $restore$`
  return async () => {
    await transact(database, (tx) => sql.raw(restoring).execute(tx))
  }
}

/** The names of all tables, each after the tables that it references. */
async function shopTables(database: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database)
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database)
  const ordered: string[] = []
  const place = (name: string) => {
    if (ordered.includes(name)) return
    for (const { child, parent } of references) if (child === name && parent !== name) place(parent)
    ordered.push(name)
  }
  for (const { name } of tables) place(name)
  return ordered.filter((name) => !name.includes('migration'))
}

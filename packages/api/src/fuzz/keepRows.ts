import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

/** Counters are left alone: they belong to the server, not to the shop. */
const COUNTERS = 'rate_limit'
/** A running job takes its own row away last, so here it is locked last too. */
const JOBS = 'job'

/**
 * Copies every row of the shop aside. What is returned puts them back as they were, jobs included: one that runs
 * meanwhile finds on its end that it is not wanted any more.
 */
export async function keepRows(database: Database): Promise<() => Promise<void>> {
  const tables = (await shopTables(database)).filter((name) => name !== COUNTERS)
  for (const name of tables) await sql.raw(`create table "kept_${name}" as select * from "${name}"`).execute(database)
  const locked = [...tables.filter((name) => name !== JOBS), JOBS].map((name) => `"${name}"`)
  const statements = [
    // Whoever writes is waited for, and no one else writes until the end; a deadlock is run again by transact.
    `lock table ${locked.join(', ')} in exclusive mode;`,
    ...tables.toReversed().map((name) => `delete from "${name}";`),
    ...tables.map((name) => `insert into "${name}" select * from "kept_${name}";`),
  ]
  const restoring = `do $restore$ begin ${statements.join(' ')} end $restore$`
  return async () => {
    await transact(database, (tx) => sql.raw(restoring).execute(tx))
  }
}

/** The names of all tables of a database, those that others refer to before those that refer to them. */
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

import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'

/** Jobs and counters are left alone: they belong to the server, not to the shop. */
const LEFT_ALONE = ['job', 'rate_limit', 'kept_']

/** Copies every row of the shop aside. What is returned puts them back as they were. */
export async function keepRows(database: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database)
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database)
  const names = tables.flatMap(({ name }) =>
    name.includes('migration') || LEFT_ALONE.some((start) => name.startsWith(start)) ? [] : [name],
  )
  const ordered = parentsFirst(names, references)
  const run = (text: string, on: Pick<Database, 'getExecutor'>) => sql.raw(text).execute(on)
  for (const name of ordered) await run(`create table "kept_${name}" as select * from "${name}"`, database)
  // Jobs may hold rows meanwhile: one that meets them is tried again.
  return () =>
    transact(database, async (tx) => {
      for (const name of ordered.toReversed()) await run(`delete from "${name}"`, tx)
      for (const name of ordered) await run(`insert into "${name}" select * from "kept_${name}"`, tx)
    })
}

function parentsFirst(names: readonly string[], references: readonly { child: string; parent: string }[]): string[] {
  const ordered: string[] = []
  const place = (name: string) => {
    if (ordered.includes(name) || !names.includes(name)) return
    for (const { child, parent } of references) if (child === name && parent !== name) place(parent)
    ordered.push(name)
  }
  for (const name of names) place(name)
  return ordered
}

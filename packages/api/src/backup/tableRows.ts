import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { Transacting } from '../database/tables.ts'

/** They say how the tables are made, not what is in them. */
const MIGRATIONS = ['migration', 'migration_lock']
const ROWS_AT_A_TIME = 500

/** All tables with rows of the shop, each after those that it points to. */
export async function listTables(tx: Transacting): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(tx)
  const references = await sql<{ name: string; to: string }>`
    select own.relname as name, other.relname as to
    from pg_constraint c join pg_class own on own.oid = c.conrelid join pg_class other on other.oid = c.confrelid
    where c.contype = 'f' and own.relnamespace = current_schema()::regnamespace`.execute(tx)
  const waiting = new Set(tables.rows.map(({ name }) => name).filter((name) => !MIGRATIONS.includes(name)))
  const sorted: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.rows.some((one) => one.name === name && one.to !== name && waiting.has(one.to)),
    )
    if (free.length === 0) throw new Error('tables point to each other in a circle')
    for (const name of free) waiting.delete(name)
    sorted.push(...free)
  }
  return sorted
}

/** Writes the rows of a table as lines of JSON, as the database itself writes them, so that nothing is rounded. */
export async function dumpTable(
  tx: Transacting,
  table: string,
  path: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  let count = 0
  try {
    await sql`declare dumped no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
      tx,
    )
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from dumped`.execute(tx)
      const text = rows.map(({ line }) => `${line}\n`).join('')
      hash.update(text)
      await file.write(text)
      count += rows.length
      if (rows.length < ROWS_AT_A_TIME) break
    }
    await sql`close dumped`.execute(tx)
    await file.sync()
  } finally {
    await file.close()
  }
  return { rows: count, sha256: hash.digest('hex') }
}

/** The hash of a dump, as `dumpTable` made it. */
export async function hashDump(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Puts the lines of a dump into an empty table. */
export async function loadTable(tx: Transacting, table: string, path: string): Promise<void> {
  const put = (lines: readonly string[]) =>
    sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join()}]`}::text::json)`.execute(tx)
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line)
    if (lines.length < ROWS_AT_A_TIME) continue
    await put(lines)
    lines = []
  }
  if (lines.length > 0) await put(lines)
}

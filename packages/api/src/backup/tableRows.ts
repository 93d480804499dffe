import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Transacting } from '../database/tables.ts'
import { addStored } from '../jobs/jobs.ts'

/** Tables of the schema's version, not of the shop's data. */
const MIGRATIONS = ['migration', 'kysely_migration_lock']
const BATCH_SIZE = 500
/** A view of the job queue, whose own tables are those of pg-boss's version. */
const JOBS = 'job'

/** All tables with data of the shop, each after the tables that it references. */
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
    if (free.length === 0) throw new Error(`tables reference each other in a cycle: ${[...waiting].join(', ')}`)
    for (const name of free) waiting.delete(name)
    sorted.push(...free)
  }
  return [...sorted, JOBS]
}

/** Writes the rows of a table as lines of JSON, formatted by the database, so that no number is rounded. */
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
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH_SIZE)} from dumped`.execute(tx)
      const text = rows.map(({ line }) => `${line}\n`).join('')
      hash.update(text)
      await file.write(text)
      count += rows.length
      if (rows.length < BATCH_SIZE) break
    }
    await sql`close dumped`.execute(tx)
    await file.sync()
  } finally {
    await file.close()
  }
  return { rows: count, sha256: hash.digest('hex') }
}

/** Inserts the lines of a dump into an empty table, or adds the jobs of the view to their queues. */
export async function loadTable(tx: Transacting, table: string, dump: Readable): Promise<void> {
  const insert = async (lines: readonly string[]) => {
    if (table === JOBS) for (const line of lines) await addStored(tx, JSON.parse(line))
    else await insertRows(tx, table, lines)
  }
  let lines: string[] = []
  for await (const line of createInterface({ input: dump, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line)
    if (lines.length < BATCH_SIZE) continue
    await insert(lines)
    lines = []
  }
  if (lines.length > 0) await insert(lines)
}

const insertRows = (tx: Transacting, table: string, lines: readonly string[]) =>
  sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join()}]`}::text::json)`.execute(tx)

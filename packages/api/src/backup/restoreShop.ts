import { sql } from 'kysely'
import { applyMigrations, laterMigrations } from '../database/migrate.ts'
import type { Database, Tables, Transacting } from '../database/tables.ts'
import { readShopId } from '../installation/shopIdentity.ts'
import { writeMarker } from '../installation/shopMarker.ts'
import { createJobView } from '../jobs/jobQueue.ts'
import type { Storage } from '../storage/storage.ts'
import type { Backup } from './backup.ts'
import { listBackups, readFileList } from './backup.ts'
import { BackupError } from './backupError.ts'
import { hashOf } from './contentHash.ts'
import { findDamage } from './findDamage.ts'
import type { FontFile } from './fontFiles.ts'
import { listTables, loadTable } from './tableRows.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** The font files of this version. */
  readonly fontFiles: () => Promise<readonly FontFile[]>
  readonly say: (line: string) => void
}

/** The first release whose jobs are in pg-boss; the tables of earlier ones cannot be filled beside it. */
const OLDEST = '0011-earlier-jobs'
const IDENTITY = 'shop_identity'
/** Tables with rows in a new shop: its identity, and the record of the commands `create` and `restore` themselves. */
const OF_NEW_SHOP: readonly string[] = [IDENTITY, 'staff_access']

/**
 * Restores a backup into an empty shop, which takes over its id. Every hash is verified before anything is written. The
 * files are written before the rows that use them, and the rows in one transaction, so an interrupted restore can be started
 * again. The tables of an earlier release are made as that release made them, filled, and then migrated.
 * @param generation the id of a generation or its number; the newest if null
 * @throws BackupError
 */
export async function restoreShop(
  { database, storage, fontFiles, say }: Deps,
  target: Storage,
  generation: string | null,
): Promise<void> {
  const backup = await findBackup(target, generation)
  const { contents } = backup
  const files = await readFileList(target, backup)
  const [damage] = await findDamage(target, backup, files)
  if (damage) throw new BackupError(`backup ${backup.id}: ${damage.fact}; nothing was restored`)
  await database.transaction().execute((tx) => checkShop(tx, backup))
  for (const file of files) {
    const bytes = await target.get(backup.fileKey(file))
    if (bytes) await storage.put(file.key, bytes)
  }
  await database.transaction().execute(async (tx) => {
    const isEarlier = await checkShop(tx, backup)
    const ownId = await readShopId(tx)
    if (isEarlier) await makeTablesOf(tx, contents.migrations)
    else await tx.deleteFrom(IDENTITY).execute()
    for (const table of await listTables(tx)) await loadTable(tx, table, await openTable(target, backup, table))
    if (isEarlier) {
      await applyMigrations(tx)
      await createJobView(tx)
    }
    await adoptId(tx, ownId)
  })
  const id = await readShopId(database)
  if (id !== null) {
    await writeMarker(storage, id)
    await database.updateTable(IDENTITY).set({ is_marked: true }).execute()
  }
  for (const font of changedFonts(contents, await fontFiles()))
    say(`Font ${font} differs from the backup's: reprints of earlier orders use their own archived file.`)
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows and ${files.length} files as of ${contents.madeAt}`)
}

async function findBackup(target: Storage, generation: string | null): Promise<Backup> {
  const all = await listBackups(target)
  const newest = all.at(-1)
  if (!newest) throw new BackupError('there is no complete backup: backup list TARGET lists those of a target')
  if (generation === null) return newest
  const found = all.find(({ id }) => id === generation || Number(id.split('-')[0]) === Number(generation))
  if (!found) throw new BackupError(`there is no generation ${generation}: backup list TARGET lists those of a target`)
  return found
}

/**
 * @returns whether the backup is one of an earlier release
 * @throws BackupError if the backup cannot be restored into this shop
 */
async function checkShop(tx: Transacting, { contents: { migrations, tables } }: Backup): Promise<boolean> {
  const own = await listTables(tx)
  for (const table of own.filter((name) => !OF_NEW_SHOP.includes(name))) {
    const row = await tx
      .selectFrom(table as keyof Tables)
      .select((build) => build.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) throw new BackupError(`the shop is not empty: table ${table} has rows`)
  }
  const applied = (await tx.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)
  const unknown = migrations.filter((name) => !applied.includes(name))
  if (unknown.length > 0 || (await laterMigrations(tx)).length > 0)
    throw new BackupError(
      `the backup was written by a later version of the shop (${unknown.join(', ')}): restore it with that version`,
    )
  if (!migrations.includes(OLDEST))
    throw new BackupError(
      'the backup was written by too old a version: restore it with that version, then start this one',
    )
  if (migrations.length < applied.length) return true
  if (own.toSorted().join() !== Object.keys(tables).toSorted().join())
    throw new BackupError(
      `the tables differ: the shop has ${own.join(', ')}, the backup ${Object.keys(tables).join(', ')}`,
    )
  return false
}

/** Replaces the empty tables by those of an earlier release. */
async function makeTablesOf(tx: Transacting, migrations: readonly string[]): Promise<void> {
  await sql`drop view if exists job`.execute(tx)
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(tx)
  await sql.raw(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`).execute(tx)
  await applyMigrations(tx, migrations)
}

async function openTable(target: Storage, backup: Backup, table: string) {
  const opened = await target.open(backup.tableKey(table))
  if (!opened) throw new BackupError(`backup ${backup.id} has no table ${table}`)
  return opened.stream
}

/** A backup without an id keeps that of the shop into which it is restored. The marker is written after the commit. */
async function adoptId(tx: Transacting, ownId: string | null): Promise<void> {
  if ((await readShopId(tx)) !== null) await tx.updateTable(IDENTITY).set({ is_marked: false }).execute()
  else if (ownId !== null) await tx.insertInto(IDENTITY).values({ id: ownId }).execute()
}

/** Fonts that differ from those of this version, or that it lacks. */
function changedFonts({ fonts }: Backup['contents'], files: readonly FontFile[]): string[] {
  const own = new Map(files.map(({ key, bytes }) => [key, hashOf(bytes)]))
  return fonts.filter(({ key, sha256 }) => own.get(key) !== sha256).map(({ key }) => key)
}

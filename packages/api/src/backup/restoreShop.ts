import type { Database, Tables, Transacting } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackupFolder, Contents, StoredFile } from './backupFolder.ts'
import { backupFolder, hashOf } from './backupFolder.ts'
import { fontFiles } from './fontFiles.ts'
import { hashDump, listTables, loadTable } from './tableRows.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly say: (line: string) => void
}

/** A backup is not restored, and nothing was changed; the message says why. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/**
 * Restores a backup into an empty shop. Every hash is verified before anything is written. The files are written before the
 * rows that use them, and the rows in one transaction, so an interrupted restore can be started again.
 * @throws RestoreError
 */
export async function restoreShop({ database, storage, say }: Deps, directory: string): Promise<void> {
  const folder = backupFolder(directory)
  const backup = await folder.read()
  if (!backup) throw new RestoreError(`${directory} contains no complete backup: backup.json is missing`)
  const { contents, files } = backup
  await checkBackup(folder, contents, files)
  await database.transaction().execute((tx) => checkShop(tx, contents))
  for (const { key } of files) {
    const bytes = await folder.files.get(key)
    if (bytes) await storage.put(key, bytes)
  }
  await database.transaction().execute(async (tx) => {
    await checkShop(tx, contents)
    for (const table of await listTables(tx)) await loadTable(tx, table, folder.tablePath(table))
  })
  for (const font of await changedFonts(contents))
    say(`Font ${font} differs from the backup's: reprints of earlier orders use their own archived file.`)
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows and ${files.length} files as of ${contents.madeAt}`)
}

async function checkBackup(folder: BackupFolder, { tables }: Contents, files: readonly StoredFile[]): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const hash = await hashDump(folder.tablePath(table)).catch(() => null)
    if (hash !== sha256) throw new RestoreError(`table ${table} was changed after the backup: its hash differs`)
  }
  for (const { key, sha256 } of files) {
    const bytes = await folder.files.get(key)
    if (!bytes || hashOf(bytes) !== sha256)
      throw new RestoreError(`file ${key} was changed after the backup: its hash differs`)
  }
}

async function checkShop(tx: Transacting, { migrations, tables }: Contents): Promise<void> {
  const applied = (await tx.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)
  if (applied.join() !== migrations.join()) {
    throw new RestoreError(
      'the backup was written by another version of the shop: restore it with that version, then start the new one',
    )
  }
  const own = await listTables(tx)
  if (own.toSorted().join() !== Object.keys(tables).toSorted().join())
    throw new RestoreError(
      `the tables differ: the shop has ${own.join(', ')}, the backup ${Object.keys(tables).join(', ')}`,
    )
  for (const table of own) {
    const row = await tx
      .selectFrom(table as keyof Tables)
      .select((build) => build.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) throw new RestoreError(`the shop is not empty: table ${table} has rows`)
  }
}

/** Fonts that differ from those of this version, or that it lacks. */
async function changedFonts({ fonts }: Contents): Promise<string[]> {
  const own = new Map((await fontFiles()).map(({ key, bytes }) => [key, hashOf(bytes)]))
  return fonts.filter(({ key, sha256 }) => own.get(key) !== sha256).map(({ key }) => key)
}

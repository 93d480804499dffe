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

/** Why a backup is not restored; nothing was changed. */
export class NotRestored extends Error {
  override readonly name = 'NotRestored'
}

/**
 * Puts a backup into an empty shop. Everything is checked against its hash before anything is written; the files are put
 * before the rows that name them, and the rows are one transaction, so a restore that was broken off is begun again.
 * @throws NotRestored
 */
export async function restoreShop({ database, storage, say }: Deps, directory: string): Promise<void> {
  const folder = backupFolder(directory)
  const backup = await folder.read()
  if (!backup) throw new NotRestored(`there is no whole backup in ${directory}`)
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
  for (const font of await otherFonts(contents)) say(`another ${font}: prints of before may look otherwise`)
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows and ${files.length} files as of ${contents.madeAt}`)
}

async function checkBackup(folder: BackupFolder, { tables }: Contents, files: readonly StoredFile[]): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const hash = await hashDump(folder.tablePath(table)).catch(() => null)
    if (hash !== sha256) throw new NotRestored(`table ${table} is not what was backed up`)
  }
  for (const { key, sha256 } of files) {
    const bytes = await folder.files.get(key)
    if (!bytes || hashOf(bytes) !== sha256) throw new NotRestored(`file ${key} is not what was backed up`)
  }
}

async function checkShop(tx: Transacting, { migrations, tables }: Contents): Promise<void> {
  const applied = (await tx.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)
  if (applied.join() !== migrations.join()) {
    throw new NotRestored('the backup is of another version: restore it with that one, then start the new one')
  }
  const own = await listTables(tx)
  if (own.toSorted().join() !== Object.keys(tables).toSorted().join()) throw new NotRestored('the tables are others')
  for (const table of own) {
    const row = await tx
      .selectFrom(table as keyof Tables)
      .select((build) => build.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) throw new NotRestored(`the shop is not empty: there are rows in ${table}`)
  }
}

/** Fonts that this version has otherwise, or not at all. */
async function otherFonts({ fonts }: Contents): Promise<string[]> {
  const own = new Map((await fontFiles()).map(({ key, bytes }) => [key, hashOf(bytes)]))
  return fonts.filter(({ key, sha256 }) => own.get(key) !== sha256).map(({ key }) => key)
}

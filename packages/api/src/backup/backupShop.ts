import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { BackupFolder, Contents, StoredFile } from './backupFolder.ts'
import { backupFolder, hashOf } from './backupFolder.ts'
import { fontFiles } from './fontFiles.ts'
import { dumpTable, listTables } from './tableRows.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly say: (line: string) => void
}

/**
 * Writes a running shop into a folder: its rows as of one moment, and every file that they use. Files are copied before
 * that moment, and new ones after it: a file is stored before a row uses it, and its content never changes. Files that an
 * earlier backup in the folder contains are not copied again, so a nightly backup copies the files of the day.
 */
export async function backupShop(deps: Deps, directory: string): Promise<void> {
  const { database, storage, now, say } = deps
  const folder = backupFolder(directory)
  const known = new Map((await readKnown(folder)).map((file) => [file.key, file]))
  await folder.begin()
  const copied = new Map<string, StoredFile>()
  await copyFiles(storage, folder, known, copied)
  const madeAt = now().toISOString()
  const { migrations, tables } = await dumpAll(database, folder)
  await copyFiles(storage, folder, known, copied)
  for (const key of known.keys()) if (!copied.has(key)) await folder.files.delete(key)
  const fonts = []
  for (const { key, bytes } of await fontFiles()) {
    await folder.fonts.put(key, bytes)
    fonts.push({ key, bytes: bytes.length, sha256: hashOf(bytes) })
  }
  const files = [...copied.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await folder.finish({ madeAt, migrations, tables, fonts }, files)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows, ${files.length} files and ${fonts.length} fonts as of ${madeAt}`)
}

/** The files of an earlier complete backup; those of an incomplete one are copied again. */
const readKnown = async (folder: BackupFolder): Promise<readonly StoredFile[]> => (await folder.read())?.files ?? []

async function dumpAll(database: Database, folder: BackupFolder): Promise<Pick<Contents, 'migrations' | 'tables'>> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx)
      const migrations = await tx.selectFrom('migration').select('name').orderBy('name').execute()
      const tables: Contents['tables'] = {}
      for (const table of await listTables(tx)) tables[table] = await dumpTable(tx, table, folder.tablePath(table))
      return { migrations: migrations.map(({ name }) => name), tables }
    })
}

/** Pictures of the shop may be replaced under the same key; all other files never change. */
const mayChange = (key: string): boolean => key.startsWith('shop/')

async function copyFiles(
  storage: Storage,
  { files }: BackupFolder,
  known: ReadonlyMap<string, StoredFile>,
  copied: Map<string, StoredFile>,
): Promise<void> {
  for (const key of await storage.list('')) {
    if (copied.has(key)) continue
    const before = mayChange(key) ? undefined : known.get(key)
    const kept = before && (await files.get(key))
    if (before && kept && hashOf(kept) === before.sha256) {
      copied.set(key, before)
      continue
    }
    const bytes = await storage.get(key)
    // The file was deleted since it was listed, so no row uses it.
    if (bytes === null) continue
    await files.put(key, bytes)
    copied.set(key, { key, bytes: bytes.length, sha256: hashOf(bytes) })
  }
}

import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Transacting } from '../database/tables.ts'
import { readShopId } from '../installation/shopIdentity.ts'
import { MARKER_KEY } from '../installation/shopMarker.ts'
import { isInTransfer } from '../photoTransfer/transferFolder.ts'
import type { Storage } from '../storage/storage.ts'
import { temporaryPath } from '../storage/temporaryFiles.ts'
import type { Backup, Manifest, StoredFile } from './backup.ts'
import { backupOf, blobKey, fileListText, listBackups, readFileList, writeGeneration } from './backup.ts'
import { BackupError } from './backupError.ts'
import { hashOf } from './contentHash.ts'
import { findDamage } from './findDamage.ts'
import type { FontFile } from './fontFiles.ts'
import { pruneBackups } from './pruneBackups.ts'
import { shrinkage } from './shrinkage.ts'
import { dumpTable, listTables } from './tableRows.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** The font files of this version. */
  readonly fontFiles: () => Promise<readonly FontFile[]>
  readonly now: () => Date
  readonly say: (line: string) => void
}

interface Options {
  /** Generations that are kept, this one included. */
  readonly keep: number
  /** Accepts a shop with much less than the generation before. */
  readonly allowShrink: boolean
}

export const KEPT_GENERATIONS = 14

/**
 * Writes a running shop as a new generation: its rows as of one moment, and every file that they use. Files are copied
 * before that moment, and new ones after it: a file is stored before a row uses it, and its content never changes. Content
 * that an earlier generation has is not copied again. The generation counts when all of it has been read back.
 * @param target storage of the backups
 * @throws BackupError, and then the earlier generations are unchanged
 */
export async function backupShop(deps: Deps, target: Storage, options: Options): Promise<void> {
  const { database, storage, fontFiles, now, say } = deps
  const shopId = await readShopId(database)
  if (shopId === null) throw new BackupError('the shop has no id: start the server once, which gives it one')
  const last = (await listBackups(target)).at(-1) ?? null
  if (last?.shopId && last.shopId !== shopId)
    throw new BackupError(`the backups there are those of another shop (id ${last.shopId}): choose another target`)
  const known = new Map((last ? await knownFiles(target, last) : []).map((file) => [file.key, file]))
  const copied = new Map<string, StoredFile>()
  await copyFiles(storage, target, known, copied)
  const madeAt = now().toISOString()
  const rows = await dumpAll(database, target)
  await copyFiles(storage, target, known, copied)
  const fonts = []
  const ownFonts = await fontFiles()
  for (const { key, bytes } of ownFonts) fonts.push(await putContent(target, key, bytes))
  const files = [...copied.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const list = fileListText(files)
  await target.put(blobKey(hashOf(list)), new TextEncoder().encode(list))
  const manifest: Manifest = {
    version: 2,
    shopId,
    madeAt,
    ...rows,
    fonts,
    files: { count: files.length, sha256: hashOf(list) },
  }
  const shrunk = last && shrinkage(last.contents, manifest)
  if (shrunk && !options.allowShrink)
    throw new BackupError(
      `this shop has ${shrunk} of the backup ${last.id}, so it may not be the right one, and nothing was kept. ` +
        'If it is, repeat the command with --allow-shrink',
    )
  const fontBytes = new Map(ownFonts.map(({ key, bytes }) => [key, bytes]))
  await verify(target, manifest, say, async (key) => fontBytes.get(key) ?? storage.get(key))
  const { id } = await writeGeneration(target, last, manifest)
  await pruneBackups(target, options.keep)
  const count = Object.values(rows.tables).reduce((sum, table) => sum + table.rows, 0)
  say(
    `backup ${id}: ${count} rows, ${files.length} files and ${fonts.length} fonts as of ${madeAt}, read back and compared`,
  )
}

/** The files of the last generation. Those of a backup of earlier releases have other keys and are copied again. */
const knownFiles = async (target: Storage, last: Backup): Promise<readonly StoredFile[]> =>
  last.shopId === null ? [] : readFileList(target, last)

async function dumpAll(database: Database, target: Storage): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx)
      const migrations = await tx.selectFrom('migration').select('name').orderBy('name').execute()
      const tables: Manifest['tables'] = {}
      for (const table of await listTables(tx)) tables[table] = await dumpInto(target, tx, table)
      return { migrations: migrations.map(({ name }) => name), tables }
    })
}

async function dumpInto(target: Storage, tx: Transacting, table: string): Promise<{ rows: number; sha256: string }> {
  const path = await temporaryPath()
  try {
    const dumped = await dumpTable(tx, table, path)
    await target.putFile(blobKey(dumped.sha256), path)
    return dumped
  } finally {
    await rm(path, { force: true })
  }
}

async function putContent(target: Storage, key: string, bytes: Uint8Array): Promise<StoredFile> {
  const sha256 = hashOf(bytes)
  const stored = await target.head(blobKey(sha256))
  if (stored?.bytes !== bytes.length) await target.put(blobKey(sha256), bytes)
  return { key, bytes: bytes.length, sha256 }
}

/** Pictures of the shop may be replaced under the same key; all other files never change. */
const mayChange = (key: string): boolean => key.startsWith('shop/')

async function copyFiles(
  storage: Storage,
  target: Storage,
  known: ReadonlyMap<string, StoredFile>,
  copied: Map<string, StoredFile>,
): Promise<void> {
  for (const key of await storage.list('')) {
    // The marker is written by the restore.
    if (copied.has(key) || key === MARKER_KEY || isInTransfer(key)) continue
    const before = mayChange(key) ? undefined : known.get(key)
    if (before && (await target.head(blobKey(before.sha256)))?.bytes === before.bytes) {
      copied.set(key, before)
      continue
    }
    const bytes = await storage.get(key)
    // The file was deleted since it was listed, so no row uses it.
    if (bytes !== null) copied.set(key, await putContent(target, key, bytes))
  }
}

/**
 * Reads the new generation back. A file that an earlier generation stored and that was damaged since is copied again.
 * @param sourceOf the content of a file of the shop or of a font
 * @throws BackupError if it cannot be repaired
 */
async function verify(
  target: Storage,
  manifest: Manifest,
  say: (line: string) => void,
  sourceOf: (key: string) => Promise<Uint8Array | null>,
): Promise<void> {
  const backup = backupOf('in progress', manifest)
  for (const { fact, file } of await findDamage(target, backup, await readFileList(target, backup))) {
    const bytes = file && (await sourceOf(file.key))
    if (!file || !bytes || hashOf(bytes) !== file.sha256)
      throw new BackupError(`the backup was read back and differs from what was written (${fact}): check the target`)
    await target.put(blobKey(file.sha256), bytes)
    say(`file ${file.key} was damaged in the backups and was copied again`)
  }
}

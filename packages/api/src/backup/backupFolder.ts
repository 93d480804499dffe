import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const StoredFile = z.object({ key: z.string(), bytes: z.int().nonnegative(), sha256 })
export type StoredFile = z.infer<typeof StoredFile>

/** The content of backup.json. It is written last: a folder without it contains no complete backup. */
const Contents = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int().nonnegative(), sha256 })),
  fonts: z.array(StoredFile),
  files: z.object({ count: z.int().nonnegative(), sha256 }),
})
export type Contents = z.infer<typeof Contents>

/**
 * A folder with a backup: `tables` with one line of JSON for each row, `files` as in the storage, the `fonts` of prints,
 * and lists with the hash of each.
 */
export interface BackupFolder {
  readonly files: Storage
  readonly fonts: Storage
  readonly tablePath: (table: string) => string
  /**
   * Null if the folder contains no complete backup.
   * @throws if its list of files was changed
   */
  read(): Promise<{ readonly contents: Contents; readonly files: readonly StoredFile[] } | null>
  /** Removes backup.json, so that the folder counts as incomplete until `finish`. */
  begin(): Promise<void>
  finish(contents: Omit<Contents, 'version' | 'files'>, files: readonly StoredFile[]): Promise<void>
}

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

export function backupFolder(directory: string): BackupFolder {
  const contentsPath = join(directory, 'backup.json')
  const filesPath = join(directory, 'files.jsonl')
  const tables = join(directory, 'tables')
  return {
    files: fileStorage(join(directory, 'files')),
    fonts: fileStorage(join(directory, 'fonts')),
    tablePath: (table) => join(tables, `${table}.jsonl`),
    async read() {
      const text = await readFile(contentsPath, 'utf8').catch(() => null)
      if (text === null) return null
      const contents = Contents.parse(JSON.parse(text))
      const list = await readFile(filesPath, 'utf8')
      if (hashOf(list) !== contents.files.sha256)
        throw new Error(`${filesPath} was changed after the backup: its hash differs from that in backup.json`)
      const lines = list.split('\n').filter((line) => line !== '')
      return { contents, files: lines.map((line) => StoredFile.parse(JSON.parse(line))) }
    },
    async begin() {
      await rm(contentsPath, { force: true })
      await rm(tables, { recursive: true, force: true })
      await mkdir(tables, { recursive: true })
    },
    async finish(contents, files) {
      const list = files.map((file) => `${JSON.stringify(file)}\n`).join('')
      await writeFile(filesPath, list, { flush: true })
      const complete: Contents = { version: 1, ...contents, files: { count: files.length, sha256: hashOf(list) } }
      await writeFile(contentsPath, `${JSON.stringify(complete, null, 2)}\n`, { flush: true })
    },
  }
}

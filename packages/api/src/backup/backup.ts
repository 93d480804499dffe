import * as z from 'zod'
import type { Storage } from '../storage/storage.ts'
import { BackupError } from './backupError.ts'
import { hashOf } from './contentHash.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const StoredFile = z.object({ key: z.string(), bytes: z.int().nonnegative(), sha256 })
export type StoredFile = z.infer<typeof StoredFile>

const contents = {
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int().nonnegative(), sha256 })),
  fonts: z.array(StoredFile),
  /** Number of the files, and the hash of their list. */
  files: z.object({ count: z.int().nonnegative(), sha256 }),
}

/** backup.json of the releases before generations: a folder with one backup. */
const EarlierManifest = z.object({ version: z.literal(1), ...contents })

/** `generations/<id>.json`, written when everything that it names is stored and has been read back. */
const Manifest = z.object({ version: z.literal(2), shopId: z.string(), ...contents })
export type Manifest = z.infer<typeof Manifest>

/** A complete backup, and where its parts are in the storage that holds it. */
export interface Backup {
  readonly id: string
  /** Null for a backup of the releases in which shops had no id. */
  readonly shopId: string | null
  readonly contents: Omit<Manifest, 'version' | 'shopId'>
  readonly listKey: string
  readonly tableKey: (table: string) => string
  readonly fileKey: (file: StoredFile) => string
  readonly fontKey: (file: StoredFile) => string
}

const GENERATIONS = 'generations'
export const BLOBS = 'blobs'
/** Id of a backup of the releases before generations. */
const EARLIER = 'earlier'

/** Content is stored once, by its hash, for all generations. */
export const blobKey = (hash: string): string => `${BLOBS}/${hash.slice(0, 2)}/${hash}`

/** Number, time and hash of the manifest, so that a changed manifest is noticed. */
const GENERATION = /^(\d{6})-\d{8}T\d{6}Z-([0-9a-f]{16})$/
const HASH_LENGTH = 16

const numberOf = (id: string): number => Number(GENERATION.exec(id)?.[1] ?? 0)

/** The complete backups, oldest first. */
export async function listBackups(storage: Storage): Promise<readonly Backup[]> {
  const keys = await storage.list(GENERATIONS)
  const ids = keys
    .map((key) => key.slice(GENERATIONS.length + 1).replace(/\.json$/, ''))
    .filter((id) => GENERATION.test(id))
  const earlier = await readEarlier(storage)
  const generations: Backup[] = []
  for (const id of ids.toSorted()) generations.push(await readGeneration(storage, id))
  return earlier === null ? generations : [earlier, ...generations]
}

/**
 * Writes the manifest of a new generation, in one step.
 * @param last the newest generation, if there is one
 */
export async function writeGeneration(storage: Storage, last: Backup | null, manifest: Manifest): Promise<Backup> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const number = String(numberOf(last?.id ?? '') + 1).padStart(6, '0')
  const time = manifest.madeAt.replace(/[-:]|\.\d+/g, '')
  const id = `${number}-${time}-${hashOf(text).slice(0, HASH_LENGTH)}`
  await storage.put(manifestKey(id), new TextEncoder().encode(text))
  return readGeneration(storage, id)
}

export const removeGeneration = (storage: Storage, id: string): Promise<void> => storage.delete(manifestKey(id))

/** @throws BackupError if the list was changed */
export async function readFileList(
  storage: Storage,
  { id, contents: { files }, listKey }: Backup,
): Promise<readonly StoredFile[]> {
  const bytes = await storage.get(listKey)
  if (bytes === null || hashOf(bytes) !== files.sha256)
    throw new BackupError(`backup ${id}: its list of files (${listKey}) was changed after the backup: its hash differs`)
  const lines = new TextDecoder().decode(bytes).split('\n')
  return lines.filter((line) => line !== '').map((line) => StoredFile.parse(JSON.parse(line)))
}

export const fileListText = (files: readonly StoredFile[]): string =>
  files.map((file) => `${JSON.stringify(file)}\n`).join('')

const manifestKey = (id: string): string => `${GENERATIONS}/${id}.json`

async function readGeneration(storage: Storage, id: string): Promise<Backup> {
  const bytes = await storage.get(manifestKey(id))
  if (bytes === null || hashOf(bytes).slice(0, HASH_LENGTH) !== GENERATION.exec(id)?.[2])
    throw new BackupError(
      `${manifestKey(id)} was changed after the backup: its hash differs. Remove it, and use another generation`,
    )
  return backupOf(id, Manifest.parse(JSON.parse(new TextDecoder().decode(bytes))))
}

/** A generation as its manifest describes it. */
export function backupOf(id: string, { shopId, version: _version, ...contents }: Manifest): Backup {
  return {
    id,
    shopId,
    contents,
    listKey: blobKey(contents.files.sha256),
    tableKey: (table) => blobKey(contents.tables[table]?.sha256 ?? ''),
    fileKey: (file) => blobKey(file.sha256),
    fontKey: (file) => blobKey(file.sha256),
  }
}

async function readEarlier(storage: Storage): Promise<Backup | null> {
  const bytes = await storage.get('backup.json')
  if (bytes === null) return null
  const { version: _version, ...contents } = EarlierManifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return {
    id: EARLIER,
    shopId: null,
    contents,
    listKey: 'files.jsonl',
    tableKey: (table) => `tables/${table}.jsonl`,
    fileKey: ({ key }) => `files/${key}`,
    fontKey: ({ key }) => `fonts/${key}`,
  }
}

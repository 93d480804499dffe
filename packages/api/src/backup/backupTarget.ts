import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { lockDirectory } from '../database/directoryLock.ts'
import { MARKER_KEY } from '../installation/shopMarker.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { openStorage } from '../storage/openStorage.ts'
import type { BucketCredentials, S3Place } from '../storage/s3Storage.ts'
import type { Storage } from '../storage/storage.ts'
import { readStorageUrl } from '../storage/storageUrl.ts'
import { BackupError } from './backupError.ts'

export interface BackupTarget {
  readonly storage: Storage
  /** As it is shown in messages. */
  readonly name: string
  close(): Promise<void>
}

interface Input {
  /** A folder, or `s3://…` as STORAGE_URL is written. */
  readonly target: string
  /** Base of a relative path. */
  readonly workingDirectory: string
  readonly credentials: BucketCredentials | null
  /** Whether a backup is written: a missing folder is made, and a second backup at the same time is refused. */
  readonly writes: boolean
}

/**
 * Opens the place of backups.
 * @throws BackupError if it is no such place, or DirectoryIsLocked
 */
export async function openBackupTarget({
  target,
  workingDirectory,
  credentials,
  writes,
}: Input): Promise<BackupTarget> {
  if (/^[a-z0-9]+:\/\//i.test(target)) {
    const place = readStorageUrl(target)
    if (place?.kind === 'BUCKET') return openBucket({ ...place.place, credentials })
    if (place === null)
      throw new BackupError(`${target}: must be a folder or s3://bucket/prefix?endpoint=https://…&region=…`)
    return openFolder(place.directory, writes)
  }
  return openFolder(resolve(workingDirectory, target), writes)
}

async function openBucket(place: S3Place): Promise<BackupTarget> {
  const { storage, close } = await openStorage({ kind: 'BUCKET', place })
  const name = `s3://${place.bucket}/${place.prefix}`
  if (await storage.head(MARKER_KEY)) {
    await close()
    throw new BackupError(`${name} holds the files of a shop: choose another prefix or bucket for backups`)
  }
  return { storage, name, close }
}

async function openFolder(directory: string, writes: boolean): Promise<BackupTarget> {
  for (let above = directory; ; above = dirname(above)) {
    if (await stat(resolve(above, MARKER_KEY)).catch(() => null))
      throw new BackupError(`${above} holds the files of a shop: choose another folder for backups`)
    if (above === dirname(above)) break
  }
  if (writes) await mkdir(directory, { recursive: true })
  else if (!(await stat(directory).catch(() => null))?.isDirectory())
    throw new BackupError(`${directory} is no folder: mount it, or correct the name`)
  const lock = writes ? await lockDirectory(directory) : null
  return { storage: fileStorage(directory), name: directory, close: async () => lock?.release() }
}

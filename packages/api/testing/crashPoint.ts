import { readdirSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Storage } from '../src/storage/storage.ts'
import { isStorageKey } from '../src/storage/storage.ts'
import type { WorkerPool } from '../src/work/workerPool.ts'

/** The moment at which a server kills itself during a hand-over, without any clean-up. */
export type CrashPoint =
  /** While this page is drawn; the pages before it are in the print file. */
  | { readonly at: 'DRAWING'; readonly page: number; readonly delayMs: number }
  /** While the print file is written to the storage. */
  | { readonly at: 'STORING' }
  /** After the print file is stored, before the manifest. */
  | { readonly at: 'STORED' }
  /** Some milliseconds after the manifest is stored, before or after the order is updated. */
  | { readonly at: 'NAMED'; readonly delayMs: number }

const die = () => process.kill(process.pid, 'SIGKILL')

/** A worker pool that kills the process at DRAWING. */
export function crashWhileDrawing(crashPoint: CrashPoint | null, pool: WorkerPool): WorkerPool {
  if (crashPoint?.at !== 'DRAWING') return pool
  let drawn = 0
  return {
    ...pool,
    async printSheet(task) {
      drawn += 1
      if (drawn < crashPoint.page) return pool.printSheet(task)
      void pool.printSheet(task)
      await setTimeout(crashPoint.delayMs)
      die()
      return new Promise(() => undefined)
    },
  }
}

/**
 * A storage that kills the process at STORING, STORED or NAMED.
 * @param directory folder of the file storage
 */
export function crashWhileStoring(crashPoint: CrashPoint | null, storage: Storage, directory: string): Storage {
  return {
    ...storage,
    async putFile(key, path) {
      let isStored = false
      const stored = storage.putFile(key, path).then(() => {
        isStored = true
      })
      if (crashPoint?.at === 'STORING') {
        while (!isStored && !hasDraft(directory)) await setImmediate()
        die()
      }
      await stored
      if (crashPoint?.at === 'STORED') die()
    },
    async put(key, bytes) {
      await storage.put(key, bytes)
      if (crashPoint?.at !== 'NAMED' || !key.includes('/manifest-')) return
      void setTimeout(crashPoint.delayMs).then(die)
    },
  }
}

/** Whether the folder of the storage contains a draft. */
const hasDraft = (directory: string): boolean =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && !isStorageKey(`${entry.parentPath.slice(directory.length + 1)}/${entry.name}`),
  )

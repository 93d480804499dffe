import { readdirSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** When a server kills itself while it hands an order over; none of it is left to clean up. */
export type CrashPoint =
  /** The pages before are in the print file, this one is being drawn. */
  | { readonly at: 'DRAWING'; readonly page: number; readonly delay: number }
  /** A part of the print file is in the storage. */
  | { readonly at: 'STORING' }
  /** The print file is there under its name, and nothing else. */
  | { readonly at: 'STORED' }
  /** The manifest is there as well; so many milliseconds later the order may say so or not. */
  | { readonly at: 'NAMED'; readonly delay: number }

const die = () => process.kill(process.pid, 'SIGKILL')

/** Draws sheets up to a moment. */
export function crashWhileDrawing(moment: CrashPoint | null, pool: WorkerPool): WorkerPool {
  if (moment?.at !== 'DRAWING') return pool
  let drawn = 0
  return {
    ...pool,
    async printSheet(task) {
      drawn += 1
      if (drawn < moment.page) return pool.printSheet(task)
      void pool.printSheet(task)
      await setTimeout(moment.delay)
      die()
      return new Promise(() => undefined)
    },
  }
}

/**
 * Stores files up to a moment.
 * @param directory where a storage of files has them
 */
export function crashWhileStoring(moment: CrashPoint | null, storage: Storage, directory: string): Storage {
  return {
    ...storage,
    async putFile(key, path) {
      let isStored = false
      const stored = storage.putFile(key, path).then(() => {
        isStored = true
      })
      if (moment?.at === 'STORING') {
        while (!isStored && !hasDraft(directory)) await setImmediate()
        die()
      }
      await stored
      if (moment?.at === 'STORED') die()
    },
    async put(key, bytes) {
      await storage.put(key, bytes)
      if (moment?.at !== 'NAMED' || !key.includes('/manifest-')) return
      void setTimeout(moment.delay).then(die)
    },
  }
}

/** Whether something lies in the storage that is no file of it. */
const hasDraft = (directory: string): boolean =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && !isStorageKey(`${entry.parentPath.slice(directory.length + 1)}/${entry.name}`),
  )

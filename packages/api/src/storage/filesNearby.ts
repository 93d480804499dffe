import { readFile, rm, writeFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { Storage } from './storage.ts'
import { temporaryPath } from './temporaryFiles.ts'

/** A photo is named after its content and never changes, so a copy of it stays right. */
const IS_PHOTO = /\/[0-9a-f]{64}\.[a-z]+$/
/**
 * Milliseconds for which a copy is kept: a customer edits a page for minutes. A file that another server deletes is gone from
 * every machine within this time.
 */
const LIFETIME_MS = 3_600_000

interface Clock {
  /** Milliseconds. */
  now(): number
}

interface Copy {
  readonly path: string
  readonly bytes: number
}

/**
 * A storage whose files are read over the network, with copies on this disk of the photos that this server has written or
 * read: each save of a page reads its photos again.
 * @param budget bytes of all copies, those that were not used for the longest time are removed first; 0 for none
 */
export function filesNearby(storage: Storage, budget: number, clock: Clock = performance): Storage {
  if (budget === 0) return storage
  const copies = new LRUCache<string, Copy>({
    maxSize: budget,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: LIFETIME_MS,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: clock,
    dispose: ({ path }) => void rm(path, { force: true }).catch(() => undefined),
  })

  /** A copy only saves time: a full disk does not prevent anything. */
  async function keep(key: string, bytes: Uint8Array): Promise<void> {
    if (!IS_PHOTO.test(key) || bytes.byteLength > budget) return
    try {
      const path = await temporaryPath()
      await writeFile(path, bytes, { mode: 0o600 })
      copies.set(key, { path, bytes: bytes.byteLength })
    } catch {
      copies.delete(key)
    }
  }

  async function copyOf(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const copy = copies.get(key)
    if (!copy) return null
    const bytes = await readFile(copy.path).catch(() => null)
    if (bytes?.byteLength === copy.bytes) return new Uint8Array(bytes)
    copies.delete(key)
    return null
  }

  return {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes)
      await keep(key, bytes)
    },
    async get(key) {
      const copy = await copyOf(key)
      if (copy) return copy
      const bytes = await storage.get(key)
      if (bytes) await keep(key, bytes)
      return bytes
    },
    async delete(key) {
      copies.delete(key)
      await storage.delete(key)
    },
  }
}

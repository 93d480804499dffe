import { createHash } from 'node:crypto'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { Busy } from '../work/taskQueue.ts'

interface Deps {
  readonly storage: Pick<Storage, 'put'>
  readonly pool: Pick<WorkerPool, 'share'>
}

/** Twice the width at which a mail shows the picture, and less if that is too large for a mail. */
const LONGEST_SIDES = [1068, 800, 534, 400]
/** The largest picture that a mail takes. */
const MOST_BYTES = 100_000

/**
 * Stores a picture of the magazine as a JPEG, and returns its key. The same picture has the same key.
 * @throws Busy if no worker is free
 */
export async function storePicture(
  { storage, pool }: Deps,
  magazineId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<string, 'UNREADABLE' | 'TOO_LARGE'>> {
  for (const longestSide of LONGEST_SIDES) {
    const jpeg = await pool.share({ png: bytes, bleed: 0, longestSide }).catch((error: unknown) => {
      if (error instanceof Busy) throw error
      return null
    })
    if (jpeg === null) return err('UNREADABLE')
    if (jpeg.length > MOST_BYTES) continue
    const key = `magazine/${magazineId}/${createHash('sha256').update(jpeg).digest('hex')}.jpg`
    await storage.put(key, jpeg)
    return ok(key)
  }
  return err('TOO_LARGE')
}

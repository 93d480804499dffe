import { createHash } from 'node:crypto'
import type { Ok } from '@irodori/result'
import type { FileReply } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { Busy } from '../work/workerPool.ts'

/** Pixels of the longer side; few, so that nobody fills the storage with sizes. */
const SIDES = ['240', '480', '720', '1080']

/**
 * The shop's pictures in the size that a list shows them in, as JPEG: made at the first call and kept under the hash of
 * the picture, so that a new picture under an old name is never shown small as it was before.
 * @returns the picture as it is where no such size is known, it may be an animation, or all workers are at work
 */
export function reducedPictures(storage: Storage, pool: Pick<WorkerPool, 'share'>) {
  const making = new Map<string, Promise<Uint8Array>>()

  async function make(key: string, picture: Uint8Array, side: string): Promise<Uint8Array> {
    const kept = await storage.get(key)
    if (kept) return kept
    const jpeg = await pool.share({ png: picture, bleed: 0, longestSide: Number(side) })
    await storage.put(key, jpeg)
    return jpeg
  }

  return async (picture: Ok<FileReply>, side: string | undefined): Promise<Ok<FileReply>> => {
    const { bytes, contentType } = picture.value
    if (side === undefined || !SIDES.includes(side) || contentType === 'image/gif') return picture
    const key = `reduced/${side}/${createHash('sha256').update(bytes).digest('hex')}.jpg`
    const made = making.get(key) ?? make(key, bytes, side).finally(() => making.delete(key))
    making.set(key, made)
    try {
      return file(await made, 'image/jpeg', 'ASK')
    } catch (error) {
      if (error instanceof Busy) return picture
      throw error
    }
  }
}

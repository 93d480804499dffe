import { createHash } from 'node:crypto'
import type { Ok } from '@irodori/result'
import type { FileReply } from '../http/reply.ts'
import { file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { Busy } from '../work/taskQueue.ts'

/** Allowed lengths of the longer side in pixels; a fixed list, so requests cannot fill the storage with sizes. */
const SIDES = ['240', '480', '720', '1080']

/**
 * Pictures of the shop reduced to the size of a list, as JPEG. Each is computed at the first request and stored under
 * the hash of the original, so replacing a picture never shows the reduced form of the old one.
 * @returns the original if the size is not allowed, it may be an animation, or all workers are busy
 */
export function reducedPictures(storage: Storage, pool: Pick<WorkerPool, 'share'>) {
  const making = new Map<string, Promise<Uint8Array>>()

  async function make(key: string, picture: Uint8Array, side: string): Promise<Uint8Array> {
    const stored = await storage.get(key)
    if (stored) return stored
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

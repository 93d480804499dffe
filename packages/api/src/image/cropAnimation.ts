import type { ImageItem } from '@irodori/contract'
import { pageOfFrame } from '@irodori/design'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import type { CroppedPicture } from './cropPicture.ts'
import { cropNameOf } from './cropPicture.ts'
import { orderFileKey } from './imageFiles.ts'
import { PHOTO_CODES } from './readPhoto.ts'

interface Deps {
  readonly storage: Storage
  readonly pool: WorkerPool
}

/** What a window shows of a GIF, frame by frame, as a GIF; named after what was asked for, so it is made once. */
export async function cropAnimation(
  { storage, pool }: Deps,
  imageFolder: string,
  item: ImageItem,
  bytes: Uint8Array,
): Promise<Result<CroppedPicture, ApiError>> {
  const name = cropNameOf(item, 'gif')
  const key = orderFileKey(imageFolder, name)
  const { width, height } = item
  if (await storage.head(key)) return ok({ name, width, height })
  const made = await pool.convert({ bytes, page: pageOfFrame(item) })
  if (!made.ok) return fail(400, PHOTO_CODES[made.error.code])
  await storage.put(key, made.value.gif)
  return ok({ name, width: made.value.width, height: made.value.height })
}

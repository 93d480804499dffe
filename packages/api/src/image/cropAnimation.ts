import type { ImageItem } from '@irodori/contract/entities/designItem'
import { pageOfFrame } from '@irodori/design/pageOfFrame'
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

/**
 * Crops a GIF to its frame on the page, picture by picture. The file is named after the request, so it is computed
 * once.
 */
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
  const converted = await pool.convert({ bytes, page: pageOfFrame(item) })
  if (!converted.ok) return fail(400, PHOTO_CODES[converted.error.code])
  await storage.put(key, converted.value.gif)
  return ok({ name, width: converted.value.width, height: converted.value.height })
}

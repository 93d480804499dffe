import type { ErrorCode } from '@irodori/contract/errorCode'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { PhotoErrorCode } from '@irodori/imaging/photoError'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { UploadedFile } from '../http/request.ts'
import type { WorkerPool } from '../work/workerPool.ts'

export const PHOTO_CODES: Readonly<Record<PhotoErrorCode, ErrorCode>> = {
  INVALID_TYPE: 'IMAGE_INVALID',
  UNREADABLE: 'IMAGE_INVALID',
  TRUNCATED: 'IMAGE_TRUNCATED',
  TOO_MANY_PIXELS: 'IMAGE_TOO_MANY_PIXELS',
}

export interface ReadPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: 'png' | 'jpg' | 'gif'
  /** Upright, in pixels. */
  readonly width: number
  readonly height: number
  readonly condition: PhotoCondition
}

/**
 * Checks an uploaded photo and reads its type and size.
 * @param tooManyBytes a file of this size or larger is refused
 * @param pixelHash the hash of the pixels as the visitor's browser decoded them
 */
export async function readPhoto(
  pool: WorkerPool,
  upload: UploadedFile,
  tooManyBytes: number = UPLOAD_LIMITS.PHOTO,
  pixelHash?: string,
): Promise<Result<ReadPhoto, ApiError>> {
  if (upload.isCut || upload.size >= tooManyBytes) return fail(400, 'IMAGE_MAXIMUM_SIZE')
  const bytes = await upload.bytes()
  const photo = await pool.ingest({ bytes, ...(pixelHash !== undefined && { pixelHash }) })
  return photo.ok ? ok({ ...photo.value, bytes }) : fail(400, PHOTO_CODES[photo.error.code])
}

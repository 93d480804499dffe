import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { checkComplete } from './checkComplete.ts'
import { isWithinPhotoLimits } from './limits.ts'
import type { PhotoError } from './photoError.ts'
import { photoError } from './photoError.ts'
import type { PhotoKind } from './sniffPhoto.ts'
import { sniffPhoto } from './sniffPhoto.ts'
import { statedSize } from './statedSize.ts'

/** Checks a file before any decoder reads it: its kind, the size that its header claims, and that it is complete. */
export function checkStructure(bytes: Uint8Array): Result<PhotoKind, PhotoError> {
  const kind = sniffPhoto(bytes)
  if (kind === null) return photoError('INVALID_TYPE')
  const stated = statedSize(bytes, kind)
  if (stated !== null && !isWithinPhotoLimits(stated)) {
    return photoError(stated.width * stated.height === 0 ? 'UNREADABLE' : 'TOO_MANY_PIXELS')
  }
  return checkComplete(bytes, kind) ? ok(kind) : photoError('TRUNCATED')
}

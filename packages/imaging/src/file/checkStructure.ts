import { checkComplete } from './checkComplete.ts'
import { isWithinPhotoLimits } from './limits.ts'
import type { PhotoProblem } from './photoError.ts'
import type { PhotoKind } from './sniffPhoto.ts'
import { sniffPhoto } from './sniffPhoto.ts'
import { statedSize } from './statedSize.ts'

/** What can be refused before any decoder sees a file: its kind, the size that it claims, and that it ends. */
export function checkStructure(
  bytes: Uint8Array,
): { readonly ok: true; readonly kind: PhotoKind } | { readonly ok: false; readonly problem: PhotoProblem } {
  const kind = sniffPhoto(bytes)
  if (kind === null) return { ok: false, problem: 'INVALID_TYPE' }
  const stated = statedSize(bytes, kind)
  if (stated !== null && !isWithinPhotoLimits(stated)) {
    return { ok: false, problem: stated.width * stated.height === 0 ? 'UNREADABLE' : 'TOO_MANY_PIXELS' }
  }
  return checkComplete(bytes, kind) ? { ok: true, kind } : { ok: false, problem: 'TRUNCATED' }
}

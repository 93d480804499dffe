import type { ErrorCode } from '@irodori/contract/errorCode'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { checkComplete } from '@irodori/imaging/checkComplete'
import { isWithinPhotoLimits } from '@irodori/imaging/file/limits'
import { sniffPhoto } from '@irodori/imaging/sniffPhoto'
import { statedSize } from '@irodori/imaging/statedSize'

/** DGM-5: checks the bytes of a photo before the upload, and returns the code of its error; empty for a valid photo. */
export async function checkPhotoFile(file: Blob): Promise<readonly ErrorCode[]> {
  if (file.size >= UPLOAD_LIMITS.PHOTO) return ['IMAGE_MAXIMUM_SIZE']
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffPhoto(bytes)
  if (kind === null || kind === 'heic') return ['IMAGE_INVALID']
  const size = statedSize(bytes, kind)
  if (size !== null && !isWithinPhotoLimits(size)) {
    return [size.width * size.height === 0 ? 'IMAGE_INVALID' : 'IMAGE_TOO_MANY_PIXELS']
  }
  return checkComplete(bytes, kind) ? [] : ['IMAGE_TRUNCATED']
}

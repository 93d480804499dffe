import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { isWithinPhotoLimits } from '../file/limits.ts'
import type { PhotoError } from '../file/photoError.ts'
import { photoError } from '../file/photoError.ts'
import { statedPicture } from '../file/sniffOtherFormat.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { wrapPixels } from '../pixels/pixels.ts'
import { uprightPixels } from '../pixels/uprightPixels.ts'
import { readTransparentBitmap } from './readBitmap.ts'

/**
 * Decodes a WebP or AVIF photo with the browser to upright sRGB pixels, which may differ between browsers: they are encoded
 * anew, and the new file is what is shown and printed.
 */
export async function decodeOtherFormat(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'webp' | 'avif',
): Promise<Result<Pixels, PhotoError>> {
  const stated = statedPicture(bytes, format)
  if (stated === null) return photoError('UNREADABLE')
  if (!isWithinPhotoLimits(stated)) return photoError('TOO_MANY_PIXELS')
  if (!stated.isComplete) return photoError('TRUNCATED')
  try {
    // Browsers differ in whether they follow the EXIF orientation of a WebP. The rotation of an AVIF all of them follow.
    const imageOrientation = format === 'webp' ? 'none' : 'from-image'
    const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }), { imageOrientation })
    try {
      if (!isWithinPhotoLimits(bitmap)) return photoError('TOO_MANY_PIXELS')
      const stored = wrapPixels(bitmap.width, bitmap.height, readTransparentBitmap(bitmap))
      return ok(uprightPixels(stored, stated.orientation))
    } finally {
      bitmap.close()
    }
  } catch (error) {
    return photoError('UNREADABLE', error)
  }
}

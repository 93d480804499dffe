import { MagickImage, MagickReadSettings } from '@imagemagick/magick-wasm'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { checkStructure } from '../file/checkStructure.ts'
import { isWithinPhotoLimits } from '../file/limits.ts'
import type { PhotoError } from '../file/photoError.ts'
import { photoError } from '../file/photoError.ts'
import type { PhotoKind } from '../file/sniffPhoto.ts'
import { statedSize } from '../file/statedSize.ts'
import { READERS } from './startMagick.ts'

/** What a photo's file says of itself. */
export interface PhotoInspection {
  readonly kind: PhotoKind
  /** Upright, after the EXIF orientation. */
  readonly width: number
  readonly height: number
  /** EXIF orientation of the stored picture, 1 to 8. */
  readonly orientation: number
}

/** Reads kind, size and orientation from a file's first bytes, header and structure; no pixel is decoded. */
export function inspectPhoto(bytes: Uint8Array): Result<PhotoInspection, PhotoError> {
  const structure = checkStructure(bytes)
  if (!structure.ok) return structure
  const kind = structure.value
  const stated = statedSize(bytes, kind)
  const image = MagickImage.create()
  try {
    image.ping(bytes, readSettings(kind))
    // The decoder applies a HEIC's own orientation property; its EXIF orientation is informative only.
    const isTurned = kind !== 'heic' && image.orientation >= 1 && image.orientation <= 8
    const orientation = isTurned ? image.orientation : 1
    // A GIF's first frame may be smaller than its logical screen, which is what viewers show.
    const size = kind === 'gif' && stated !== null ? stated : { width: image.width, height: image.height }
    if (!isWithinPhotoLimits(size)) return photoError('TOO_MANY_PIXELS')
    const turned = orientation >= 5
    return ok({
      kind,
      width: turned ? size.height : size.width,
      height: turned ? size.width : size.height,
      orientation,
    })
  } catch (cause) {
    return photoError('UNREADABLE', cause)
  } finally {
    image.dispose()
  }
}

/** Settings that read a file as the given kind, never by detection, and only the first frame of an animation. */
export function readSettings(kind: PhotoKind): MagickReadSettings {
  return new MagickReadSettings({ format: READERS[kind], frameIndex: 0, frameCount: 1 })
}

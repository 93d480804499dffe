import { MagickImage, MagickReadSettings } from '@imagemagick/magick-wasm'
import { checkStructure } from '../file/checkStructure.ts'
import { isWithinPhotoLimits } from '../file/limits.ts'
import type { PhotoProblem } from '../file/photoError.ts'
import type { PhotoKind } from '../file/sniffPhoto.ts'
import { statedSize } from '../file/statedSize.ts'
import { READERS } from './startMagick.ts'

export type PhotoInspection =
  | {
      readonly ok: true
      readonly kind: PhotoKind
      /** Upright, after the EXIF orientation. */
      readonly width: number
      readonly height: number
      /** EXIF orientation of the stored picture, 1 to 8. */
      readonly orientation: number
    }
  | { readonly ok: false; readonly problem: PhotoProblem }

/** What a file is, by its first bytes, its header and its structure: no pixel is decoded. */
export function inspectPhoto(bytes: Uint8Array): PhotoInspection {
  const structure = checkStructure(bytes)
  if (!structure.ok) return structure
  const { kind } = structure
  const stated = statedSize(bytes, kind)
  const image = MagickImage.create()
  try {
    image.ping(bytes, readSettings(kind))
    // A HEIC is turned by its decoder, as the format has it; what EXIF says beside it is for information.
    const isTurned = kind !== 'heic' && image.orientation >= 1 && image.orientation <= 8
    const orientation = isTurned ? image.orientation : 1
    // A GIF's first frame may be smaller than its screen; what people see is the screen.
    const size = kind === 'gif' && stated !== null ? stated : { width: image.width, height: image.height }
    if (!isWithinPhotoLimits(size)) return { ok: false, problem: 'TOO_MANY_PIXELS' }
    const turned = orientation >= 5
    return {
      ok: true,
      kind,
      width: turned ? size.height : size.width,
      height: turned ? size.width : size.height,
      orientation,
    }
  } catch {
    return { ok: false, problem: 'UNREADABLE' }
  } finally {
    image.dispose()
  }
}

/** Reads as the kind that the bytes show, never by guess, and of an animation the first frame. */
export function readSettings(kind: PhotoKind): MagickReadSettings {
  return new MagickReadSettings({ format: READERS[kind], frameIndex: 0, frameCount: 1 })
}

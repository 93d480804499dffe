import type { IMagickImage } from '@imagemagick/magick-wasm'
import { ColorProfile, ColorSpace, ImageMagick, MagickFormat } from '@imagemagick/magick-wasm'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { convertToSrgb } from '../colour/convertToSrgb.ts'
import { isSrgb } from '../colour/isSrgb.ts'
import { readMatrixProfile } from '../colour/readMatrixProfile.ts'
import { srgbProfile } from '../colour/srgbProfile.ts'
import type { PhotoError } from '../file/photoError.ts'
import { photoError } from '../file/photoError.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'
import { uprightPixels } from '../pixels/uprightPixels.ts'
import { inspectPhoto, readSettings } from './inspectPhoto.ts'

/** Decodes a photo to upright sRGB pixels of eight bits; of a GIF, the first frame on the logical screen. */
export function decodePhoto(bytes: Uint8Array): Result<Pixels, PhotoError> {
  const inspection = inspectPhoto(bytes)
  if (!inspection.ok) return inspection
  const { kind, width, height, orientation } = inspection.value
  try {
    const pixels = ImageMagick.read(bytes, readSettings(kind), (image) => {
      // Turned here: the decoder's own orientation doubles the time of decoding.
      const decoded = uprightPixels(srgbPixelsOf(image), orientation)
      return kind === 'gif' ? onScreen(decoded, image.page, width, height) : decoded
    })
    return ok(pixels)
  } catch (cause) {
    return photoError('UNREADABLE', cause)
  }
}

/** The decoder's bytes are in its own memory and valid only during the callback, so they are copied. */
export function pixelsOf(image: IMagickImage): Pixels {
  image.depth = 8
  const { width, height } = image
  return image.write(MagickFormat.Rgba, (bytes) => {
    const own = bytes.slice()
    return wrapPixels(width, height, new Uint8ClampedArray(own.buffer, own.byteOffset, own.byteLength))
  })
}

/**
 * Converts embedded profiles once, so that later steps handle sRGB only. This package converts matrix profiles (as it
 * does after a native decoder); the decoder's colour engine converts the others. CMYK without a profile is converted
 * as plain ink, each channel (1 - ink)(1 - black): not what a press prints, but a recognisable picture.
 */
function srgbPixelsOf(image: IMagickImage): Pixels {
  const profile = image.getColorProfile()?.data ?? null
  const isRgb = image.colorSpace === ColorSpace.sRGB
  if (profile !== null && !isSrgb(profile)) {
    const matrix = isRgb ? readMatrixProfile(profile) : null
    if (matrix !== null) {
      const pixels = pixelsOf(image)
      convertToSrgb(pixels.data, matrix)
      return pixels
    }
    if (image.transformColorSpace(new ColorProfile(srgbProfile()))) return pixelsOf(image)
  }
  if (!isRgb && image.colorSpace !== ColorSpace.Gray) image.colorSpace = ColorSpace.sRGB
  return pixelsOf(image)
}

function onScreen(frame: Pixels, page: { x: number; y: number }, width: number, height: number): Pixels {
  if (frame.width === width && frame.height === height && page.x === 0 && page.y === 0) return frame
  const screen = createPixels(width, height)
  const shown = Math.min(frame.width, width - page.x)
  if (shown <= 0) return screen
  for (let y = 0; y < frame.height && y + page.y < height; y++) {
    const row = frame.data.subarray(y * frame.width * 4, (y * frame.width + shown) * 4)
    screen.data.set(row, ((y + page.y) * width + page.x) * 4)
  }
  return screen
}

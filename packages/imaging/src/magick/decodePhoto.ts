import type { IMagickImage } from '@imagemagick/magick-wasm'
import { ColorProfile, ColorSpace, ImageMagick, MagickFormat } from '@imagemagick/magick-wasm'
import { convertToSrgb } from '../colour/convertToSrgb.ts'
import { isNamedSrgb } from '../colour/profileName.ts'
import { readMatrixProfile } from '../colour/readMatrixProfile.ts'
import { srgbProfile } from '../colour/srgbProfile.ts'
import { PhotoError } from '../file/photoError.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'
import { uprightPixels } from '../pixels/uprightPixels.ts'
import { inspectPhoto, readSettings } from './inspectPhoto.ts'

/**
 * Decodes a photo to upright sRGB pixels of eight bits; of a GIF, its first frame on its screen.
 * @throws PhotoError when inspectPhoto refuses the file or the decoder fails.
 */
export function decodePhoto(bytes: Uint8Array): Pixels {
  const inspection = inspectPhoto(bytes)
  if (!inspection.ok) throw new PhotoError(inspection.problem)
  const { kind, width, height, orientation } = inspection
  try {
    return ImageMagick.read(bytes, readSettings(kind), (image) => {
      // Turned here and not by the decoder, which takes as long again as decoding did.
      const decoded = uprightPixels(srgbPixelsOf(image), orientation)
      return kind === 'gif' ? onScreen(decoded, image.page, width, height) : decoded
    })
  } catch (cause) {
    throw new PhotoError('UNREADABLE', cause)
  }
}

/** The bytes that the decoder hands over lie in its own memory and are gone after the callback: hence the slice. */
export function pixelsOf(image: IMagickImage): Pixels {
  image.depth = 8
  const { width, height } = image
  return image.write(MagickFormat.Rgba, (bytes) => {
    const own = bytes.slice()
    return wrapPixels(width, height, new Uint8ClampedArray(own.buffer, own.byteOffset, own.byteLength))
  })
}

/**
 * Embedded profiles are converted once, here, so that no later step knows of colour spaces: those of primaries and
 * curves by this package, as after a native decoder; others by the decoder's colour engine. CMYK without a profile is
 * taken as plain ink, each channel (1 - ink)(1 - black): not what a press would make, but the picture is recognisable
 * and nothing fails.
 */
function srgbPixelsOf(image: IMagickImage): Pixels {
  const profile = image.getColorProfile()?.data ?? null
  const isRgb = image.colorSpace === ColorSpace.sRGB
  if (profile !== null && !isNamedSrgb(profile)) {
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

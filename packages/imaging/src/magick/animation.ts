import {
  GifDisposeMethod,
  MagickFormat,
  MagickImage,
  MagickImageCollection,
  MagickReadSettings,
} from '@imagemagick/magick-wasm'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { checkComplete } from '../file/checkComplete.ts'
import { isWithinPhotoLimits } from '../file/limits.ts'
import type { PhotoError } from '../file/photoError.ts'
import { photoError } from '../file/photoError.ts'
import { sniffPhoto } from '../file/sniffPhoto.ts'
import { statedSize } from '../file/statedSize.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { pixelsOf } from './decodePhoto.ts'
import { READERS } from './startMagick.ts'

interface AnimationFrame {
  /** The whole logical screen while this frame is shown. */
  readonly pixels: Pixels
  /** Hundredths of a second, as stored in the file. */
  readonly delay: number
}

export interface Animation {
  readonly frames: readonly AnimationFrame[]
  /** How often the animation is played; 0 means endlessly. */
  readonly loops: number
}

/** Most frames that are accepted; the decoder's own limit is slightly higher. */
export const MAX_ANIMATION_FRAMES = 60

/** Most pixels of all frames together; each frame is held as a whole screen. */
const MAX_ANIMATION_PIXELS = 40_000_000

/** Whether this many frames of this size are within the limits. */
export const isWithinAnimationLimits = (size: { width: number; height: number }, frames: number): boolean =>
  frames <= MAX_ANIMATION_FRAMES &&
  isWithinPhotoLimits(size) &&
  size.width * size.height * frames <= MAX_ANIMATION_PIXELS

/** Decodes all frames of a GIF; a still GIF has a single frame. Any other kind of file is an INVALID_TYPE. */
export function decodeAnimation(bytes: Uint8Array): Result<Animation, PhotoError> {
  if (sniffPhoto(bytes) !== 'gif') return photoError('INVALID_TYPE')
  const size = statedSize(bytes, 'gif')
  if (size === null || !isWithinPhotoLimits(size)) return photoError('TOO_MANY_PIXELS')
  if (!checkComplete(bytes, 'gif')) return photoError('TRUNCATED')
  if (!isWithinAnimationLimits(size, countFrames(bytes))) return photoError('TOO_MANY_PIXELS')
  const images = MagickImageCollection.create()
  try {
    images.read(bytes, new MagickReadSettings({ format: READERS.gif }))
    const loops = images[0]?.animationIterations ?? 0
    images.coalesce()
    const frames = images.map((image) => ({ pixels: pixelsOf(image), delay: image.animationDelay }))
    return ok({ frames: Array.from(frames), loops })
  } catch (cause) {
    return photoError('UNREADABLE', cause)
  } finally {
    images.dispose()
  }
}

/** Encodes frames of one size as a GIF, whose pixels are either opaque or transparent: alpha below one half becomes 0. */
export function encodeAnimation({ frames, loops }: Animation): Uint8Array<ArrayBuffer> {
  const images = MagickImageCollection.create()
  try {
    for (const { pixels, delay } of frames) {
      const image = MagickImage.create()
      images.push(image)
      const { width, height, data } = pixels
      const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width, height, depth: 8 })
      image.read(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), settings)
      image.animationDelay = delay
      image.animationIterations = loops
      // Transparent pixels of this frame must not show the frame before it.
      image.gifDisposeMethod = GifDisposeMethod.Background
    }
    return images.write(MagickFormat.Gif, (bytes) => bytes.slice() as Uint8Array<ArrayBuffer>)
  } finally {
    images.dispose()
  }
}

/** Counts the image descriptors of a GIF whose structure was checked; blocks of other kinds are skipped. */
function countFrames(bytes: Uint8Array): number {
  const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  const byte = (at: number): number => bytes[at] ?? 0
  const afterSubBlocks = (from: number): number => {
    let at = from
    while (byte(at) !== 0) at += 1 + byte(at)
    return at + 1
  }
  let frames = 0
  for (let at = 13 + tableLength(byte(10)); at < bytes.length && byte(at) !== 0x3b; ) {
    const isFrame = byte(at) === 0x2c
    if (isFrame) frames++
    at = isFrame ? afterSubBlocks(at + 11 + tableLength(byte(at + 9))) : afterSubBlocks(at + 2)
  }
  return frames
}

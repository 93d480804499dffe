import {
  GifDisposeMethod,
  MagickFormat,
  MagickImage,
  MagickImageCollection,
  MagickReadSettings,
} from '@imagemagick/magick-wasm'
import { checkComplete } from '../file/checkComplete.ts'
import { isWithinPhotoLimits } from '../file/limits.ts'
import { PhotoError } from '../file/photoError.ts'
import { sniffPhoto } from '../file/sniffPhoto.ts'
import { statedSize } from '../file/statedSize.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { pixelsOf } from './decodePhoto.ts'
import { READERS } from './startMagick.ts'

interface AnimationFrame {
  /** The whole screen, as it stands while this frame is shown. */
  readonly pixels: Pixels
  /** Hundredths of a second, as the file says. */
  readonly delay: number
}

export interface Animation {
  readonly frames: readonly AnimationFrame[]
  /** How often it is played; 0 for ever. */
  readonly loops: number
}

/** More frames are refused; the decoder's own limit lies just above. */
export const MAX_ANIMATION_FRAMES = 60

/** Of all frames together; each is held whole. */
const MAX_ANIMATION_PIXELS = 40_000_000

/** Whether so many frames of this size may be held. */
export const isWithinAnimationLimits = (size: { width: number; height: number }, frames: number): boolean =>
  frames <= MAX_ANIMATION_FRAMES &&
  isWithinPhotoLimits(size) &&
  size.width * size.height * frames <= MAX_ANIMATION_PIXELS

/**
 * Decodes all frames of a GIF; one that does not move has a single frame.
 * @throws PhotoError: INVALID_TYPE for every other kind of file
 */
export function decodeAnimation(bytes: Uint8Array): Animation {
  if (sniffPhoto(bytes) !== 'gif') throw new PhotoError('INVALID_TYPE')
  const size = statedSize(bytes, 'gif')
  if (size === null || !isWithinPhotoLimits(size)) throw new PhotoError('TOO_MANY_PIXELS')
  if (!checkComplete(bytes, 'gif')) throw new PhotoError('TRUNCATED')
  if (!isWithinAnimationLimits(size, countFrames(bytes))) throw new PhotoError('TOO_MANY_PIXELS')
  const images = MagickImageCollection.create()
  try {
    images.read(bytes, new MagickReadSettings({ format: READERS.gif }))
    const loops = images[0]?.animationIterations ?? 0
    images.coalesce()
    const frames = images.map((image) => ({ pixels: pixelsOf(image), delay: image.animationDelay }))
    return { frames: Array.from(frames), loops }
  } catch (cause) {
    throw new PhotoError('UNREADABLE', cause)
  } finally {
    images.dispose()
  }
}

/** Encodes frames of one size as a GIF. Half and more of transparency becomes all of it: a GIF has nothing between. */
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
      // What is transparent in this frame must not show the one before.
      image.gifDisposeMethod = GifDisposeMethod.Background
    }
    return images.write(MagickFormat.Gif, (bytes) => bytes.slice() as Uint8Array<ArrayBuffer>)
  } finally {
    images.dispose()
  }
}

/** Image descriptors of a GIF whose structure was checked: blocks of other kinds are walked over. */
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

/** How a video is encoded. */
export interface VideoTarget {
  /** Pixels, even numbers, because H.264 stores colours for blocks of two by two. */
  readonly width: number
  readonly height: number
  /** Frames per second; null keeps those of the source. */
  readonly frameRate: number | null
  readonly bitsPerSecond: number
}

/** The full resolution of the phones on which a message is seen; 4K would be scaled down there. */
const LONG_SIDE = 1920
const FRAME_RATE = 30
/** Phones state rates like 30.02, which do not need fewer frames. */
const FRAME_RATE_TOLERANCE = 1
/** Hand-held scenes of phones show no blocks at this rate with the real-time encoders of browsers. */
const BITS_PER_PIXEL = 0.13
/** The most makes 20 MB of 20 seconds, so that an encoder may exceed it three times before the limit of 70 MB. */
const BITS_PER_SECOND = { least: 400_000, most: 8_000_000 }

/** MDA-7: the size, the frame rate and the bit rate of a video that is encoded again. Only an odd number of pixels is enlarged, by one. */
export function videoTarget(source: {
  readonly width: number
  readonly height: number
  readonly frameRate: number
}): VideoTarget {
  const scale = Math.min(1, LONG_SIDE / Math.max(source.width, source.height))
  const width = even(source.width * scale)
  const height = even(source.height * scale)
  const isFast = source.frameRate > FRAME_RATE + FRAME_RATE_TOLERANCE
  const rate = width * height * FRAME_RATE * BITS_PER_PIXEL
  return {
    width,
    height,
    frameRate: isFast ? FRAME_RATE : null,
    bitsPerSecond: Math.round(Math.min(Math.max(rate, BITS_PER_SECOND.least), BITS_PER_SECOND.most)),
  }
}

const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2))

/**
 * A picture in memory: RGBA, eight bits per channel, straight (not premultiplied) alpha, sRGB, rows from the top.
 * `opaque: true` guarantees that every alpha is 255; `false` guarantees nothing.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly opaque: boolean
}

/** An opaque picture without alpha: RGB, which saves a quarter of the memory. */
export interface RgbPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly opaque: true
  readonly channels: 3
}

/** Pixels that can be sampled. */
export type PhotoPixels = Pixels | RgbPixels

export const channelsOf = (pixels: PhotoPixels): 3 | 4 => ('channels' in pixels ? 3 : 4)

/** A fully transparent picture. */
export function createPixels(width: number, height: number): Pixels {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError(`the size of a picture must be positive whole numbers, not ${width} by ${height}`)
  }
  return { width, height, data: new Uint8ClampedArray(width * height * 4), opaque: false }
}

/** Wraps decoded RGBA bytes, which start at the beginning of their buffer, and determines whether they are opaque. */
export function wrapPixels(width: number, height: number, data: Uint8ClampedArray<ArrayBuffer>): Pixels {
  if (data.length !== width * height * 4)
    throw new RangeError(`${data.length} bytes given; ${width} by ${height} RGBA pixels need ${width * height * 4}`)
  return { width, height, data, opaque: isOpaque(data) }
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false
  return true
}

/**
 * A picture in memory: RGBA, eight bits each, straight (not premultiplied) alpha, sRGB, rows from the top.
 * `opaque` promises that every alpha is 255; false promises nothing.
 */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly opaque: boolean
}

/** An opaque picture without its alpha: RGB, a quarter less to hold and to read. */
export interface RgbPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly opaque: true
  readonly channels: 3
}

/** What can be sampled. */
export type PhotoPixels = Pixels | RgbPixels

export const channelsOf = (pixels: PhotoPixels): 3 | 4 => ('channels' in pixels ? 3 : 4)

/** Fully transparent pixels. */
export function createPixels(width: number, height: number): Pixels {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError(`no picture is ${width} by ${height} pixels`)
  }
  return { width, height, data: new Uint8ClampedArray(width * height * 4), opaque: false }
}

/** Wraps RGBA bytes that a host decoded, at the start of their own buffer; looks through them to see if they are opaque. */
export function wrapPixels(width: number, height: number, data: Uint8ClampedArray<ArrayBuffer>): Pixels {
  if (data.length !== width * height * 4)
    throw new RangeError(`${data.length} bytes are not ${width} by ${height} RGBA`)
  return { width, height, data, opaque: isOpaque(data) }
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false
  return true
}

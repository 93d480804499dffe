import type { PhotoPixels, Pixels, RgbPixels } from '../pixels/pixels.ts'

/** Intermediate rows hold premultiplied channels in units of 1/64 byte; whole bytes would cause banding. */
const ROW_ONE = 64

/** Rows of a photo after the integer box filter: `read` fills `row` with columns `from` to `to` of reduced row y. */
export interface BoxRows {
  readonly width: number
  readonly height: number
  /** 3 for opaque photos, 4 otherwise. */
  readonly channels: 3 | 4
  readonly pixels: PhotoPixels
  /** Number of stored pixels averaged into one reduced pixel, per axis. */
  readonly box: { readonly x: number; readonly y: number }
  read(y: number, from: number, to: number, row: Int16Array): void
}

/** A box that extends beyond the photo repeats its last pixel, as all sampling does. */
export function boxRows(pixels: PhotoPixels, boxX: number, boxY: number): BoxRows {
  const width = Math.ceil(pixels.width / boxX)
  const height = Math.ceil(pixels.height / boxY)
  const grid = { width, height, pixels, box: { x: boxX, y: boxY } }
  if ('channels' in pixels) {
    return {
      ...grid,
      channels: 3,
      read: (y, from, to, row) => averageRgb(pixels, boxX, boxY, y, from, to, row),
    }
  }
  if (!pixels.opaque) {
    return {
      ...grid,
      channels: 4,
      read: (y, from, to, row) => averagePremultiplied(pixels, boxX, boxY, y, from, to, row),
    }
  }
  if (boxX === 1 && boxY === 1) {
    return { ...grid, channels: 3, read: (y, from, to, row) => widenOpaque(pixels, y, from, to, row) }
  }
  const words = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.width * pixels.height)
  return {
    ...grid,
    channels: 3,
    read(y, from, to, row) {
      const pairs = boxX === 2 && boxY === 2 && to * 2 <= pixels.width && y * 2 + 2 <= pixels.height
      if (pairs) averagePairs(words, pixels.width, y, from, to, row)
      else averageOpaque(words, pixels, boxX, boxY, y, from, to, row)
    },
  }
}

function widenOpaque({ data, width }: Pixels, y: number, from: number, to: number, row: Int16Array): void {
  let at = (y * width + from) * 4
  const end = (to - from) * 3
  for (let i = 0; i < end; i += 3, at += 4) {
    row[i] = (data[at] ?? 0) << 6
    row[i + 1] = (data[at + 1] ?? 0) << 6
    row[i + 2] = (data[at + 2] ?? 0) << 6
  }
}

/**
 * Slightly more than one half, so that an exact half rounds up whatever the last bit of the product is. Means of up to
 * 65,536 bytes differ by at least 2^-16.
 */
export const ROUND = 0.5 + 2 ** -20

/** The weight of one stored pixel in a reduced pixel. */
export const boxShare = ({ x, y }: BoxRows['box']): number => ROW_ONE / (x * y)

const LANES = 0x00ff00ff
/** Number of pixels whose bytes can be summed in a 16-bit lane. */
const LANE_PIXELS = 256

/** Sums two channels at a time, red with blue and green with alpha, in the halves of a 32-bit word. */
function averageOpaque(
  words: Uint32Array,
  { width, height }: Pixels,
  boxX: number,
  boxY: number,
  y: number,
  from: number,
  to: number,
  row: Int16Array,
): void {
  const share = boxShare({ x: boxX, y: boxY })
  let i = 0
  for (let j = from; j < to; j++) {
    const left = j * boxX
    const whole = left + boxX <= width
    let red = 0
    let green = 0
    let blue = 0
    let even = 0
    let odd = 0
    let held = 0
    for (let dy = 0; dy < boxY; dy++) {
      if (held + boxX > LANE_PIXELS) {
        red += even & 0xffff
        blue += even >>> 16
        green += odd & 0xffff
        even = odd = held = 0
      }
      const sy = y * boxY + dy
      const line = (sy < height ? sy : height - 1) * width
      if (whole) {
        for (let at = line + left, end = at + boxX; at < end; at++) {
          const word = words[at] ?? 0
          even = (even + (word & LANES)) | 0
          odd = (odd + ((word >>> 8) & LANES)) | 0
        }
      } else {
        for (let x = left; x < left + boxX; x++) {
          const word = words[line + (x < width ? x : width - 1)] ?? 0
          even = (even + (word & LANES)) | 0
          odd = (odd + ((word >>> 8) & LANES)) | 0
        }
      }
      held += boxX
    }
    row[i++] = ((red + (even & 0xffff)) * share + ROUND) | 0
    row[i++] = ((green + (odd & 0xffff)) * share + ROUND) | 0
    row[i++] = ((blue + (even >>> 16)) * share + ROUND) | 0
  }
}

/** averageOpaque for complete boxes of 2 by 2, the most frequent case in previews of phone photos. */
function averagePairs(words: Uint32Array, width: number, y: number, from: number, to: number, row: Int16Array): void {
  const share = ROW_ONE / 4
  let upper = y * 2 * width + from * 2
  let lower = upper + width
  const end = (to - from) * 3
  for (let i = 0; i < end; i += 3, upper += 2, lower += 2) {
    const a = words[upper] ?? 0
    const b = words[upper + 1] ?? 0
    const c = words[lower] ?? 0
    const d = words[lower + 1] ?? 0
    const even = (a & LANES) + (b & LANES) + (c & LANES) + (d & LANES)
    const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255)
    row[i] = (even & 0xffff) * share
    row[i + 1] = green * share
    row[i + 2] = (even >>> 16) * share
  }
}

function averageRgb(
  { data, width, height }: RgbPixels,
  boxX: number,
  boxY: number,
  y: number,
  from: number,
  to: number,
  row: Int16Array,
): void {
  const share = boxShare({ x: boxX, y: boxY })
  let i = 0
  for (let j = from; j < to; j++) {
    let [red, green, blue] = [0, 0, 0]
    for (let sy = y * boxY; sy < (y + 1) * boxY; sy++) {
      const line = (sy < height ? sy : height - 1) * width
      for (let sx = j * boxX; sx < (j + 1) * boxX; sx++) {
        const at = (line + (sx < width ? sx : width - 1)) * 3
        red += data[at] ?? 0
        green += data[at + 1] ?? 0
        blue += data[at + 2] ?? 0
      }
    }
    row[i++] = (red * share + ROUND) | 0
    row[i++] = (green * share + ROUND) | 0
    row[i++] = (blue * share + ROUND) | 0
  }
}

function averagePremultiplied(
  { data, width, height }: Pixels,
  boxX: number,
  boxY: number,
  y: number,
  from: number,
  to: number,
  row: Int16Array,
): void {
  const share = boxShare({ x: boxX, y: boxY })
  const colourShare = share / 255
  let i = 0
  for (let j = from; j < to; j++) {
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    for (let dy = 0; dy < boxY; dy++) {
      const sy = y * boxY + dy
      const line = (sy < height ? sy : height - 1) * width
      for (let dx = 0; dx < boxX; dx++) {
        const sx = j * boxX + dx
        const at = (line + (sx < width ? sx : width - 1)) * 4
        const a = data[at + 3] ?? 0
        if (a === 0) continue
        red += (data[at] ?? 0) * a
        green += (data[at + 1] ?? 0) * a
        blue += (data[at + 2] ?? 0) * a
        alpha += a
      }
    }
    row[i++] = Math.floor(red * colourShare + ROUND)
    row[i++] = Math.floor(green * colourShare + ROUND)
    row[i++] = Math.floor(blue * colourShare + ROUND)
    row[i++] = Math.floor(alpha * share + ROUND)
  }
}

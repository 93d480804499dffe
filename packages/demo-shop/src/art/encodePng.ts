import { Buffer } from 'node:buffer'
import { promisify } from 'node:util'
import { crc32, deflate, deflateSync } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const COLOUR_RGB = 2
const COLOUR_RGBA = 6

/** Step of the colour channels, invisible in print; uniform areas then compress much better. 255 is a multiple. */
const STEP = 5
const even = (level: number): number => Math.round(level / STEP) * STEP

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

function header(width: number, height: number, colourType: number): Uint8Array {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content.set([8, colourType, 0, 0, 0], 8)
  return content
}

function isWhole(pixels: Uint32Array): boolean {
  for (const pixel of pixels) if (pixel >>> 24 !== 255) return false
  return true
}

interface Rows {
  rows: Uint8Array
  isOpaque: boolean
}

const ALL_LEVELS = Uint8Array.from({ length: 256 }, (_, level) => level)
const STEPS = Uint8Array.from({ length: 256 }, (_, level) => even(level))

/** Whole pixels: red is the lowest byte, as on every little-endian machine. */
const pixelsOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4)

/**
 * The uncompressed rows of a PNG, each preceded by the filter type 0.
 * @param levels the level to write, by the level of a channel
 */
function rowsOf(premultiplied: Uint8Array, width: number, height: number, levels: Uint8Array): Rows {
  const pixels = pixelsOf(premultiplied)
  const isOpaque = isWhole(pixels)
  const rows = new Uint8Array((1 + width * (isOpaque ? 3 : 4)) * height)
  const straight = (level: number, alpha: number): number =>
    levels[alpha === 255 ? level : Math.round((level * 255) / alpha)] ?? 0
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++
    for (const end = from + width; from < end; from++) {
      const pixel = pixels[from] ?? 0
      const alpha = pixel >>> 24
      if (alpha === 0) {
        to += 4
        continue
      }
      rows[to++] = straight(pixel & 255, alpha)
      rows[to++] = straight((pixel >>> 8) & 255, alpha)
      rows[to++] = straight((pixel >>> 16) & 255, alpha)
      if (!isOpaque) rows[to++] = levels[alpha] ?? 0
    }
  }
  return { rows, isOpaque }
}

const wrapped = (packed: Uint8Array, width: number, height: number, opaque: boolean): Uint8Array =>
  Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header(width, height, opaque ? COLOUR_RGB : COLOUR_RGBA)),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array(0)),
  ])

const PACKING = { level: 7, memLevel: 9 } as const
/** For a picture that is read once and not kept. */
const FAST_PACKING = { level: 1, memLevel: 9 } as const

/**
 * Encodes flat artwork as a PNG. Rows are unfiltered, which compresses large uniform areas a third better, and channels are
 * in steps of five; fully opaque and fully transparent pixels stay so.
 * @param premultiplied RGBA with premultiplied alpha, as the renderer returns it
 */
export function encodePng(premultiplied: Uint8Array, width: number, height: number): Uint8Array {
  const { rows, isOpaque } = rowsOf(premultiplied, width, height, STEPS)
  return wrapped(deflateSync(rows, PACKING), width, height, isOpaque)
}

/** The same bytes, compressed in the thread pool. */
export async function encodePngInBackground(
  premultiplied: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const { rows, isOpaque } = rowsOf(premultiplied, width, height, STEPS)
  return wrapped(await promisify(deflate)(rows, PACKING), width, height, isOpaque)
}

/** Encodes every level, and quickly rather than small; compressed in the thread pool. */
export async function encodePngFast(premultiplied: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const { rows, isOpaque } = rowsOf(premultiplied, width, height, ALL_LEVELS)
  return wrapped(await promisify(deflate)(rows, FAST_PACKING), width, height, isOpaque)
}

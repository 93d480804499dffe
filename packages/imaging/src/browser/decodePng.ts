import type { Pixels } from '../pixels/pixels.ts'
import { wrapPixels } from '../pixels/pixels.ts'
import { inflate } from './inflate.ts'
import type { PngChunks } from './pngChunks.ts'
import { readPngChunks } from './pngChunks.ts'
import { unfilterRows } from './unfilterRows.ts'

/**
 * Decodes a PNG of at most eight bits that is not interlaced. A canvas would alter the colours of its transparent pixels,
 * and ImageMagick would first have to be loaded and compiled.
 * @returns null for a damaged or unusual file, which ImageMagick decodes or refuses
 */
export async function decodePng(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const chunks = readPngChunks(bytes)
  if (chunks === null) return null
  const { width, height, depth, channels, data } = chunks
  const rowBytes = Math.ceil((width * depth * channels) / 8)
  const filtered = await inflate(data, (rowBytes + 1) * height)
  if (filtered === null) return null
  const rows = unfilterRows(filtered, rowBytes, Math.max(1, (depth * channels) / 8))
  if (rows === null) return null
  const pixels = expand(chunks, rows, rowBytes)
  return pixels && wrapPixels(width, height, pixels)
}

/** RGBA of unfiltered rows; null if a palette has no entry for a pixel. */
function expand(chunks: PngChunks, rows: Uint8Array, rowBytes: number): Uint8ClampedArray<ArrayBuffer> | null {
  const { width, height, depth, channels, palette } = chunks
  if (channels === 4) return new Uint8ClampedArray(rows.slice(0, width * height * 4).buffer)
  const rgba = new Uint32Array(width * height)
  if (channels === 1) {
    const colours = palette === null ? greys(depth, chunks.transparent) : entries(palette, chunks.transparent)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const colour = colours[sampleAt(rows, y * rowBytes, x, depth)]
        if (colour === undefined) return null
        rgba[at] = colour
      }
    }
  } else if (channels === 2) {
    for (let at = 0; at < rgba.length; at++) {
      const grey = rows[at * 2] ?? 0
      rgba[at] = rgbaOf(grey, grey, grey, rows[at * 2 + 1] ?? 0)
    }
  } else {
    // The key of each colour has sixteen bits, of which files of eight bits use the lower ones.
    const [, keyRed, , keyGreen, , keyBlue] = chunks.transparent ?? []
    for (let at = 0; at < rgba.length; at++) {
      const [red, green, blue] = [rows[at * 3] ?? 0, rows[at * 3 + 1] ?? 0, rows[at * 3 + 2] ?? 0]
      const isTransparent = red === keyRed && green === keyGreen && blue === keyBlue
      rgba[at] = rgbaOf(red, green, blue, isTransparent ? 0 : 255)
    }
  }
  return new Uint8ClampedArray(rgba.buffer)
}

/** A sample of one, two, four or eight bits; the first of a byte is in its highest bits. */
function sampleAt(rows: Uint8Array, row: number, x: number, depth: number): number {
  if (depth === 8) return rows[row + x] ?? 0
  const perByte = 8 / depth
  const byte = rows[row + Math.floor(x / perByte)] ?? 0
  return (byte >> (8 - depth * ((x % perByte) + 1))) & ((1 << depth) - 1)
}

/** The colour of each grey level, of which one may be transparent. */
function greys(depth: number, transparent: Uint8Array | null): Uint32Array {
  const most = (1 << depth) - 1
  const key = transparent === null ? -1 : (transparent[1] ?? 0) & most
  return Uint32Array.from({ length: most + 1 }, (_, level) => {
    const grey = (level * 255) / most
    return rgbaOf(grey, grey, grey, level === key ? 0 : 255)
  })
}

function entries(palette: Uint8Array, alphas: Uint8Array | null): Uint32Array {
  return Uint32Array.from({ length: palette.length / 3 }, (_, index) =>
    rgbaOf(palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0, alphas?.[index] ?? 255),
  )
}

/** Every engine that runs JavaScript stores the lowest byte of a number first. */
const rgbaOf = (red: number, green: number, blue: number, alpha: number): number =>
  (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0

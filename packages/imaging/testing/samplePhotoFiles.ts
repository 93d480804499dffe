import { encodeJpeg } from '../src/magick/encodePixels.ts'
import type { Pixels } from '../src/pixels/pixels.ts'

/** A JPEG whose EXIF block gives this orientation, 1 to 8. */
export function jpegWithOrientation(pixels: Pixels, orientation: number): Uint8Array<ArrayBuffer> {
  const jpeg = encodeJpeg(pixels, 95)
  // Byte order, magic, offset of the directory; one entry: tag 0x0112, type SHORT, count 1, the value; no further directory.
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return withSegment(jpeg, 0xe1, [...ascii('Exif'), 0, 0, ...tiff])
}

/** The JPEG with a segment inserted after its start. */
export function withSegment(
  jpeg: Uint8Array,
  marker: number,
  body: ArrayLike<number> & Iterable<number>,
): Uint8Array<ArrayBuffer> {
  const length = body.length + 2
  return Uint8Array.from([
    ...jpeg.subarray(0, 2),
    0xff,
    marker,
    length >> 8,
    length & 255,
    ...body,
    ...jpeg.subarray(2),
  ])
}

/** A JPEG with an ICC profile in one APP2 segment. */
export const jpegWithProfile = (jpeg: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> =>
  withSegment(jpeg, 0xe2, [...ascii('ICC_PROFILE'), 0, 1, 1, ...profile])

/** A PNG of the given chunks, `[type, data]`, with their checksums. */
export function pngOfChunks(chunks: readonly (readonly [string, Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const parts = [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]
  for (const [type, data] of chunks) {
    const chunk = new Uint8Array(12 + data.length)
    const view = new DataView(chunk.buffer)
    view.setUint32(0, data.length)
    chunk.set(ascii(type), 4)
    chunk.set(data, 8)
    view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
    parts.push(chunk)
  }
  return joinBytes(parts)
}

/** Width, height, bit depth, colour type of a PNG header chunk. */
export function pngHeader(width: number, height: number, depth: number, colourType: number): Uint8Array {
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width)
  new DataView(header.buffer).setUint32(4, height)
  header.set([depth, colourType], 8)
  return header
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The codes of a text's characters. */
export const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))

/** CRC-32 as PNG uses it (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ ((crc & 1) * 0xedb88320)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Two frames of 2 by 2 pixels on a screen of 4 by 3: red at (1, 1), then green at the corner. */
export const TINY_GIF: Uint8Array<ArrayBuffer> = Uint8Array.from([
  ...ascii('GIF89a'),
  ...[4, 0, 3, 0, 0x80, 0, 0],
  ...[255, 0, 0, 0, 255, 0],
  ...gifFrame(1, 1, [0x04, 0x00, 0x05]),
  ...gifFrame(0, 0, [0x4c, 0x12, 0x05]),
  0x3b,
])

/** A frame of 2 by 2 pixels at a place on the screen, from its compressed data. */
function gifFrame(x: number, y: number, data: readonly number[]): number[] {
  return [0x2c, x, 0, y, 0, 2, 0, 2, 0, 0, 2, data.length, ...data, 0]
}

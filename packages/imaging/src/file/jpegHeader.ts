import { readOrientation } from './exifOrientation.ts'

export interface JpegHeader {
  readonly width: number
  readonly height: number
  readonly components: number
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** The ICC profile, joined from its segments. */
  readonly profile: Uint8Array | null
  /** Where the segments of the profile begin and end in the file. */
  readonly profileSegments: readonly Segment[]
  /** Whether the JPEG is Huffman-coded with eight bits per sample, grey or YCbCr. */
  readonly isPlain: boolean
}

/** A part of a file, by the index of its first byte and of the byte after its last. */
export interface Segment {
  readonly from: number
  readonly to: number
}

const SOS = 0xda
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
/** Huffman-coded frames: baseline, extended and progressive. */
const HUFFMAN_FRAMES = [0xc0, 0xc1, 0xc2]

/** Reads the segments before the first scan; null when they are damaged. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  let frame: { marker: number; precision: number; width: number; height: number; components: number } | null = null
  let orientation = 1
  let hasExif = false
  let isRgb = false
  const profileParts = new Map<number, Uint8Array>()
  const profileSegments: Segment[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return null
    const body = bytes.subarray(at + 4, at + 2 + length)
    if (marker === SOS) break
    if (marker === APP1 && startsWith(body, 'Exif\0\0')) {
      // Decoders differ in which of two EXIF blocks they use; cameras write only one.
      if (hasExif) return null
      hasExif = true
      orientation = readOrientation(body.subarray(6))
    } else if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0') && body.length > 14) {
      profileParts.set(view.getUint8(at + 16), body.subarray(14))
      profileSegments.push({ from: at, to: at + 2 + length })
    } else if (marker === APP14 && startsWith(body, 'Adobe') && body.length >= 12) {
      isRgb = body[11] === 0
    } else if (isFrame(marker)) {
      if (frame !== null || body.length < 6) return null
      frame = {
        marker,
        precision: view.getUint8(at + 4),
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: view.getUint8(at + 9),
      }
    }
    at += 2 + length
  }
  if (frame === null || bytes[at + 1] !== SOS) return null
  const { marker, precision, width, height, components } = frame
  const isYcc = components === 3 && !isRgb
  return {
    width,
    height,
    components,
    orientation,
    profile: joinProfile(profileParts),
    profileSegments,
    isPlain: precision === 8 && HUFFMAN_FRAMES.includes(marker) && (components === 1 || isYcc),
  }
}

/** Start-of-frame markers are c0 to cf without c4 (Huffman tables), c8 (reserved) and cc (arithmetic conditioning). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const startsWith = (body: Uint8Array, text: string): boolean =>
  body.length >= text.length && Array.from(text).every((character, i) => body[i] === character.charCodeAt(0))

/** Segments are numbered from 1; null when one is missing. */
function joinProfile(parts: ReadonlyMap<number, Uint8Array>): Uint8Array | null {
  const count = Math.max(0, ...parts.keys())
  const ordered: Uint8Array[] = []
  for (let number = 1; number <= count; number++) {
    const part = parts.get(number)
    if (part === undefined) return null
    ordered.push(part)
  }
  if (count === 0) return null
  const profile = new Uint8Array(ordered.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of ordered) {
    profile.set(part, at)
    at += part.length
  }
  return profile
}

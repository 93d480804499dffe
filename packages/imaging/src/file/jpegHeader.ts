import { readOrientation } from './exifOrientation.ts'

export interface JpegHeader {
  readonly width: number
  readonly height: number
  readonly components: number
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number
  /** The ICC profile, joined from its segments. */
  readonly profile: Uint8Array | null
  /** Whether the JPEG is Huffman-coded with eight bits per sample, grey or YCbCr. */
  readonly isPlain: boolean
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
  const profileParts: Uint8Array[] = []
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at++
      continue
    }
    const length = bytes[at + 2] * 256 + bytes[at + 3]
    if (length < 2 || at + 2 + length > bytes.length) return null
    const body = bytes.subarray(at + 4, at + 2 + length)
    if (marker === SOS) break
    if (marker === APP1 && startsWith(body, 'Exif\0\0')) {
      // Decoders differ in which of two EXIF blocks they use; cameras write only one.
      if (hasExif) return null
      hasExif = true
      orientation = readOrientation(body.subarray(6))
    } else if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0') && body.length > 14) {
      profileParts[body[12]] = body.subarray(14)
    } else if (marker === APP14 && startsWith(body, 'Adobe') && body.length >= 12) {
      isRgb = body[11] === 0
    } else if (isFrame(marker)) {
      if (frame !== null || body.length < 6) return null
      const [precision, h1, h0, w1, w0, components] = body
      frame = { marker, precision, width: w1 * 256 + w0, height: h1 * 256 + h0, components }
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
    isPlain: precision === 8 && HUFFMAN_FRAMES.includes(marker) && (components === 1 || isYcc),
  }
}

/** Start-of-frame markers are c0 to cf without c4 (Huffman tables), c8 (reserved) and cc (arithmetic conditioning). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const startsWith = (body: Uint8Array, text: string): boolean =>
  body.length >= text.length && Array.from(text).every((character, i) => body[i] === character.charCodeAt(0))

/** Segments are numbered from 1; null when one is missing. */
function joinProfile(parts: readonly Uint8Array[]): Uint8Array | null {
  if (parts.length < 2) return null
  let size = 0
  for (let i = 1; i < parts.length; i++) {
    if (parts[i] === undefined) return null
    size += parts[i].length
  }
  const profile = new Uint8Array(size)
  let at = 0
  for (const part of parts.slice(1)) {
    profile.set(part, at)
    at += part.length
  }
  return profile
}

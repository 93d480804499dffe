import { boxesFit } from './checkComplete.ts'
import { readOrientation } from './exifOrientation.ts'

/** Formats of photos that shops do not take as they are. WEBP and AVIF can be converted on the device. */
export type OtherFormat = 'webp' | 'avif' | 'tiff' | 'bmp'

/** The format of a picture by its first bytes; null for photos that `sniffPhoto` knows, and for all other files. */
export function sniffOtherFormat(bytes: Uint8Array): OtherFormat | null {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'tiff'
  if (text(0, 2) === 'BM' && isBitmapHeader(bytes)) return 'bmp'
  return text(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => AVIF_BRANDS.has(brand)) ? 'avif' : null
}

/** Brands of AV1 pictures and sequences. Source: AV1 Image File Format 1.1, chapter 8. */
const AVIF_BRANDS = new Set(['avif', 'avis'])

/** The major brand and the compatible ones: encoders also write a general major brand, such as mif1. */
function brandsOf(bytes: Uint8Array): string[] {
  if (bytes.length < 16) return []
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, MAX_TYPE_BOX)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12) brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)))
  return brands
}

/** Bytes of a type box that are read: it holds a few brands of four bytes. */
const MAX_TYPE_BOX = 256

/** The sizes of the headers of Windows and OS/2 bitmaps. */
const BITMAP_HEADERS = new Set([12, 16, 40, 52, 56, 64, 108, 124])
const isBitmapHeader = (bytes: Uint8Array): boolean =>
  bytes.length >= 18 && BITMAP_HEADERS.has(viewOf(bytes).getUint32(14, true))

export interface StatedPicture {
  readonly width: number
  readonly height: number
  /** Whether the file has all the bytes that it states. */
  readonly isComplete: boolean
  /** EXIF orientation of the stored picture, 1 to 8; 1 for an AVIF, whose rotation belongs to its picture. */
  readonly orientation: number
}

/** The size that the header of a WebP or AVIF file states, read without decoding; null when it states none. */
export function statedPicture(bytes: Uint8Array, format: 'webp' | 'avif'): StatedPicture | null {
  return format === 'webp' ? statedWebp(bytes) : statedAvif(bytes)
}

/** Source: RFC 9649, chapters 2 and 3. */
function statedWebp(bytes: Uint8Array): StatedPicture | null {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  const isComplete = view.getUint32(4, true) + 8 <= bytes.length
  const three = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return { width: 1 + three(24), height: 1 + three(27), isComplete, orientation: webpOrientation(bytes) }
    case 'VP8L': {
      const packed = view.getUint32(21, true)
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff), isComplete, orientation: 1 }
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isComplete,
        orientation: 1,
      }
    default:
      return null
  }
}

/** The orientation in the EXIF chunk; some programs begin it as in a JPEG. Source: RFC 9649, 2.7.1.4. */
function webpOrientation(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const body = bytes.subarray(at + 8, at + 8 + length)
    if (view.getUint32(at) === EXIF) return readOrientation(hasJpegPrefix(body) ? body.subarray(6) : body)
    // Chunks are padded to an even length.
    at += 8 + length + (length & 1)
  }
  return 1
}

/** `EXIF`, the type of a chunk. */
const EXIF = 0x45584946
const hasJpegPrefix = (body: Uint8Array): boolean => String.fromCharCode(...body.subarray(0, 6)) === 'Exif\0\0'

/** Bytes in which the properties of an AVIF file are looked for; they stand before the picture's data. */
const PROPERTIES = 65_536

/** The largest of the sizes in the file: tiles and previews have sizes of their own. Source: ISO/IEC 23008-12, 6.5.3. */
function statedAvif(bytes: Uint8Array): StatedPicture | null {
  const view = viewOf(bytes)
  let largest: { width: number; height: number } | null = null
  for (let at = 4; at + 16 <= Math.min(bytes.length, PROPERTIES); at++) {
    if (view.getUint32(at) !== ISPE) continue
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (largest === null || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest && { ...largest, isComplete: boxesFit(bytes), orientation: 1 }
}

/** `ispe`, the type of the property box with a size. */
const ISPE = 0x69737065

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

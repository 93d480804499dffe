import { sha256Hex } from '../pixels/hashPixels.ts'

export type PhotoKind = 'png' | 'jpg' | 'gif' | 'heic'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
/** Brands of ISO/IEC 23008-12 that phones write for HEVC stills. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** The kind of a photo by its first bytes, regardless of its name; null for all other files. */
export function sniffPhoto(bytes: Uint8Array): PhotoKind | null {
  if (beginsWith(bytes, PNG)) return 'png'
  if (beginsWith(bytes, JPEG)) return 'jpg'
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'heic'
  return null
}

const beginsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte)

/**
 * The content-addressed name of an uploaded photo, `<sha256>.<kind>`.
 * @throws RangeError when the bytes are not a photo
 */
export async function photoName(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const kind = sniffPhoto(bytes)
  if (kind === null) throw new RangeError('the bytes are not a PNG, JPEG, GIF or HEIC photo')
  return `${await sha256Hex(bytes)}.${kind}`
}

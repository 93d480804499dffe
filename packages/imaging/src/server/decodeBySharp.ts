import type { SharpOptions } from 'sharp'
import sharp from 'sharp'
import { MAX_PHOTO_MEGAPIXELS } from '../file/limits.ts'
import type { PlainHeader } from '../file/plainHeader.ts'
import type { PhotoPixels, Pixels } from '../pixels/pixels.ts'
import { wrapPixels } from '../pixels/pixels.ts'

// Uploaded files are untrusted: only these two readers of libvips are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Each photo is decoded once, so libvips' cache would never be hit.
sharp.cache(false)

const OPTIONS = {
  failOn: 'warning',
  ignoreIcc: true,
  limitInputPixels: MAX_PHOTO_MEGAPIXELS * 1_000_000,
  sequentialRead: true,
} as const satisfies SharpOptions

/**
 * Decodes with libvips; null when it refuses the file.
 * @param onRefused called with its reason
 */
export async function decodeBySharp(
  bytes: Uint8Array,
  header: PlainHeader,
  onRefused: (reason: string) => void = () => undefined,
): Promise<Pixels | null> {
  const stored = await read(bytes, header, 4, onRefused)
  if (stored === null) return null
  const { width, height, data } = stored
  return header.hasAlpha ? wrapPixels(width, height, data) : { width, height, data, opaque: true }
}

/** Decodes with libvips; files without alpha become RGB. */
export async function decodeColourBySharp(bytes: Uint8Array, header: PlainHeader): Promise<PhotoPixels | null> {
  if (header.hasAlpha) return decodeBySharp(bytes, header)
  const stored = await read(bytes, header, 3, () => undefined)
  return stored && { ...stored, opaque: true, channels: 3 }
}

interface Stored {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

async function read(
  bytes: Uint8Array,
  { orientation }: PlainHeader,
  channels: 3 | 4,
  onRefused: (reason: string) => void,
): Promise<Stored | null> {
  try {
    const image = sharp(bytes, OPTIONS)
    if (orientation > 1) image.autoOrient()
    image.toColourspace('srgb')
    if (channels === 4) image.ensureAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    if (info.channels !== channels) return null
    const own = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
    return { width: info.width, height: info.height, data: own }
  } catch (error) {
    onRefused(error instanceof Error ? error.message : String(error))
    return null
  }
}

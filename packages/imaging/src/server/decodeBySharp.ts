import type { SharpOptions } from 'sharp'
import sharp from 'sharp'
import type { PlainHeader } from '../header/plainHeader.ts'
import { MAX_PHOTO_MEGAPIXELS } from '../limits.ts'
import type { Pixels } from '../pixels.ts'
import { wrapPixels } from '../pixels.ts'

// Files come from strangers: of libvips' readers only these two are ever reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Each photo is decoded once; what libvips would keep is never asked for again.
sharp.cache(false)

const OPTIONS = {
  failOn: 'warning',
  ignoreIcc: true,
  limitInputPixels: MAX_PHOTO_MEGAPIXELS * 1_000_000,
  sequentialRead: true,
} as const satisfies SharpOptions

/** Decodes by libvips; null where it refuses. */
export async function decodeBySharp(bytes: Uint8Array, header: PlainHeader): Promise<Pixels | null> {
  try {
    const image = sharp(bytes, OPTIONS)
    if (header.orientation > 1) image.autoOrient()
    const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    if (info.channels !== 4) return null
    const { width, height } = info
    const own = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength)
    return header.hasAlpha ? wrapPixels(width, height, own) : { width, height, data: own, opaque: true }
  } catch {
    return null
  }
}

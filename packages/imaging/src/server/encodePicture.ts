import { crc32 } from 'node:zlib'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { Pixels } from '../pixels/pixels.ts'

/** A file format of the pictures that the server sends, and its settings. */
export type PictureFormat =
  /** Lossless; `dpi` is written into the file. */
  | { readonly kind: 'png'; readonly dpi: number }
  /** @property quality 1 to 100 */
  | { readonly kind: 'jpg'; readonly quality: number }
  /** @property quality 1 to 100; null is lossless */
  | { readonly kind: 'webp'; readonly quality: number | null }
  /** Lossless, for prepress; `dpi` is written into the file. */
  | { readonly kind: 'tiff'; readonly dpi: number }

/** Higher levels take several times as long and save a few per cent of the size. */
const PNG_LEVEL = 2

/**
 * Encodes a picture with libvips; equal pixels give equal bytes. A JPEG has a white background where pixels are transparent.
 */
export async function encodePicture(pixels: Pixels, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data, opaque } = pixels
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const image = sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  if (opaque) image.removeAlpha()
  const file = Uint8Array.from(await encoder(image, format).toBuffer())
  return format.kind === 'png' ? withResolution(file, format.dpi) : file
}

function encoder(image: Sharp, format: PictureFormat): Sharp {
  switch (format.kind) {
    case 'png':
      return image.png({ compressionLevel: PNG_LEVEL })
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: format.quality })
    case 'webp':
      return image.webp(format.quality === null ? { lossless: true, exact: true } : { quality: format.quality })
    case 'tiff': {
      const perMillimetre = format.dpi / 25.4
      return image.tiff({ compression: 'deflate', predictor: 'horizontal', xres: perMillimetre, yres: perMillimetre })
    }
  }
}

/** Offset of the first chunk after a PNG's header. */
const AFTER_HEADER = 33
/** Length of a pHYs chunk in bytes. */
const RESOLUTION = 21

/**
 * Writes the resolution in pixels per metre, replacing libvips' default: strict readers refuse a file with two pHYs
 * chunks. Passing the resolution to libvips would add an EXIF block.
 */
function withResolution(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.alloc(RESOLUTION)
  const perMetre = Math.round(dpi / 0.0254)
  chunk.writeUInt32BE(9)
  chunk.write('pHYs', 4, 'latin1')
  chunk.writeUInt32BE(perMetre, 8)
  chunk.writeUInt32BE(perMetre, 12)
  chunk.writeUInt8(1, 16)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17)
  const hasResolution = Buffer.from(png.buffer, AFTER_HEADER + 4, 4).toString('latin1') === 'pHYs'
  const rest = png.subarray(hasResolution ? AFTER_HEADER + RESOLUTION : AFTER_HEADER)
  return Uint8Array.from(Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, rest]))
}

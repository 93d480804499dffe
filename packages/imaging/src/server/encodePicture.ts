import { crc32 } from 'node:zlib'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { Pixels } from '../pixels/pixels.ts'

/** A file format of pictures that leave the server, and how it is written. */
export type PictureFormat =
  /** Lossless; `dpi` goes into the file. */
  | { readonly kind: 'png'; readonly dpi: number }
  /** @property quality 1 to 100 */
  | { readonly kind: 'jpg'; readonly quality: number }
  /** @property quality 1 to 100; null is lossless */
  | { readonly kind: 'webp'; readonly quality: number | null }
  /** Lossless, for prepress; `dpi` goes into the file. */
  | { readonly kind: 'tiff'; readonly dpi: number }

/** Higher levels take several times as long for a few hundredths of the size. */
const PNG_LEVEL = 2

/**
 * Encodes a picture by libvips; the same pixels give the same bytes. What a JPEG cannot leave open is white, as paper.
 */
export async function encodePicture(pixels: Pixels, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data, opaque } = pixels
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const image = sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  if (opaque) image.removeAlpha()
  const file = Uint8Array.from(await written(image, format).toBuffer())
  return format.kind === 'png' ? withResolution(file, format.dpi) : file
}

function written(image: Sharp, format: PictureFormat): Sharp {
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

/** Where the chunks after a PNG's header begin. */
const AFTER_HEADER = 33
/** Bytes of a chunk that says the resolution. */
const RESOLUTION = 21

/**
 * Says the resolution in pixels per metre, in place of what libvips says of pixels that it was told no resolution of: a
 * second such chunk would make the file a wrong one, which strict readers refuse. Told the resolution, libvips would
 * write an EXIF block beside it.
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
  const isSaid = Buffer.from(png.buffer, AFTER_HEADER + 4, 4).toString('latin1') === 'pHYs'
  const rest = png.subarray(isSaid ? AFTER_HEADER + RESOLUTION : AFTER_HEADER)
  return Uint8Array.from(Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, rest]))
}

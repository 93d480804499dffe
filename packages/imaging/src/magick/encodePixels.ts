import {
  Density,
  DensityUnit,
  type IMagickImage,
  MagickFormat,
  MagickImage,
  MagickReadSettings,
} from '@imagemagick/magick-wasm'
import type { Pixels } from '../pixels/pixels.ts'

/** Tens digit: zlib level; units digit: PNG row filter. Level 1 with the "up" filter takes a third of the default's time. */
const PNG_QUALITY = 12

/** Encodes a PNG; equal pixels give equal bytes. `dpi` is written as pixels per metre. */
export function encodePng(pixels: Pixels, { dpi }: { readonly dpi: number }): Uint8Array<ArrayBuffer> {
  return encode(pixels, (image) => {
    image.density = new Density(dpi, dpi, DensityUnit.PixelsPerInch)
    image.quality = PNG_QUALITY
    // Metadata such as creation times would make the files of equal pictures differ.
    image.settings.setDefine(MagickFormat.Png, 'exclude-chunks', 'date,time,tEXt,zTXt,iTXt,gAMA,cHRM,bKGD')
    return pixels.opaque ? MagickFormat.Png24 : MagickFormat.Png32
  })
}

/** Encodes a JPEG of opaque pixels; JPEG has no transparency. @param quality 1 to 100 */
export function encodeJpeg(pixels: Pixels, quality: number): Uint8Array<ArrayBuffer> {
  return encode(pixels, (image) => {
    image.quality = quality
    return MagickFormat.Jpeg
  })
}

function encode(pixels: Pixels, prepare: (image: IMagickImage) => MagickFormat): Uint8Array<ArrayBuffer> {
  const { width, height, data } = pixels
  const image = MagickImage.create()
  try {
    const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width, height, depth: 8 })
    image.read(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), settings)
    return image.write(prepare(image), (bytes) => bytes.slice() as Uint8Array<ArrayBuffer>)
  } finally {
    image.dispose()
  }
}

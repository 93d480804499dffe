import { DistortMethod, ImageMagick, MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm'
import type { Pixels } from '../src/pixels/pixels.ts'
import { wrapPixels } from '../src/pixels/pixels.ts'

/**
 * The middle of a photo, reduced by `ratio` and rotated about its centre into a square by ImageMagick's elliptical weighted
 * average. Needs startMagickFromPackage.
 * @param angle degrees, clockwise
 */
export function distortByMagick({ width, height, data }: Pixels, ratio: number, angle: number, side: number): Pixels {
  const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width, height, depth: 8 })
  return ImageMagick.read(new Uint8Array(data.buffer), settings, (image) => {
    image.setArtifact('distort:viewport', `${side}x${side}+0+0`)
    const middle = [width / 2, height / 2]
    image.distort(DistortMethod.ScaleRotateTranslate, [...middle, 1 / ratio, angle, side / 2, side / 2])
    image.resetPage()
    return image.write(MagickFormat.Rgba, (bytes) => wrapPixels(side, side, Uint8ClampedArray.from(bytes)))
  })
}

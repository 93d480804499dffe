import {
  FilterType,
  ImageMagick,
  MagickFormat,
  MagickGeometry,
  MagickReadSettings,
  Percentage,
} from '@imagemagick/magick-wasm'
import type { Affine } from '@irodori/geometry/affine'
import { chain, rotation, scaling, translation } from '@irodori/geometry/affine'
import { ellipsePath, rectPath, ringSectorPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { distortByMagick } from '../../testing/distortByMagick.ts'
import { catmullRomReduce, psnr, ssim } from '../../testing/floatReference.ts'
import { compareBytes, pixelAt } from '../../testing/comparePixels.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { EDGES, sampleScene, WAVES, zonePlate, zonePlateResidue } from '../../testing/scene.ts'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import { UNADJUSTED } from '../adjusting/adjustment.ts'
import { paintPhoto } from '../painting/paintPhoto.ts'
import { createPhotoSource } from '../painting/photoSource.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'

function render(photo: Pixels, width: number, height: number, toPhoto: Affine, brightnessFactor = 100): Pixels {
  const target = createPixels(width, height)
  const box = rect(0, 0, width, height)
  paintPhoto(target, createPhotoSource(photo), {
    toPhoto,
    coverage: fillCoverage(rectPath(box), box),
    adjustment: { ...UNADJUSTED, brightnessFactor },
  })
  return target
}

const centred = (width: number, height: number, photo: Pixels, scale: number, angle: number): Affine =>
  chain(
    translation(-width / 2, -height / 2),
    rotation(-angle),
    scaling(scale),
    translation(photo.width / 2, photo.height / 2),
  )

/** Reduced with the same filter, rotated by quarter turns and brightened, each by ImageMagick's own operation. */
function byMagick(photo: Pixels, ratio: number, angle: number, brightness: number): Pixels {
  const { width, height, data } = photo
  const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width, height, depth: 8 })
  return ImageMagick.read(new Uint8Array(data.buffer), settings, (image) => {
    image.filterType = FilterType.Catrom
    const size = new MagickGeometry(width / ratio, height / ratio)
    size.ignoreAspectRatio = true
    if (ratio !== 1) image.resize(size)
    image.rotate(angle)
    image.resetPage()
    image.modulate(new Percentage(brightness))
    const turned = { width: image.width, height: image.height }
    return image.write(MagickFormat.Rgba, (bytes) =>
      wrapPixels(turned.width, turned.height, Uint8ClampedArray.from(bytes)),
    )
  })
}

describe('own sampling compared with ImageMagick', () => {
  beforeAll(startMagickFromPackage)

  // ImageMagick rounds to whole bytes between its two passes, which alone causes errors of up to two levels.
  test.each([1.5, 2, 3])(
    'agrees at 1 : %f and quarter turns with the exact filter to half a level and with ImageMagick to two',
    (ratio) => {
      const photo = sampleScene(WAVES, 180, 120, scaling(1 / ratio))
      for (const angle of [0, 90, 180, 270]) {
        const theirs = byMagick(photo, ratio, angle, 100)
        const { width, height } = theirs
        const ours = render(photo, width, height, centred(width, height, photo, ratio, angle))
        const { worst, mean } = compareBytes(ours.data, theirs.data)
        expect(worst).toBeLessThanOrEqual(2)
        expect(mean).toBeLessThan(0.2)
        if (angle !== 0) continue
        const exact = catmullRomReduce(photo, width, height, ratio)
        exact.forEach((value, i) => {
          expect(Math.abs(pixelAt(ours, i % width, Math.floor(i / width))[0] - value)).toBeLessThan(0.52)
        })
      }
    },
  )

  test('agrees at scale 1, with quarter turns and brightness, to within one level', () => {
    const photo = samplePhoto(210, 140)
    for (const angle of [0, 90, 180, 270]) {
      const theirs = byMagick(photo, 1, angle, 130)
      const { width, height } = theirs
      const ours = render(photo, width, height, centred(width, height, photo, 1, angle), 130)
      expect(compareBytes(ours.data, theirs.data).worst).toBeLessThanOrEqual(1)
    }
  })
})

describe('own sampling compared with sharp’s Lanczos against the mean of the scene over each pixel', () => {
  const side = 120

  test.each([1.3, 1.75, 1.99, 2.5, 3.2, 3.98, 5, 7.5])(
    'own sampling is at least as close as Lanczos at 1 : %f by PSNR and by SSIM',
    async (wanted) => {
      const size = Math.round(side * wanted)
      for (const scene of [WAVES, EDGES]) {
        const photo = sampleScene(scene, size, size, scaling(side / size))
        const truth = sampleScene(scene, side, side, scaling(1))
        const ours = render(photo, side, side, scaling(size / side))
        const raw = { width: size, height: size, channels: 4 } as const
        const theirs = await sharp(photo.data, { raw })
          .resize(side, side, { kernel: 'lanczos3', fit: 'fill' })
          .raw()
          .toBuffer()
        const lanczos = wrapPixels(side, side, Uint8ClampedArray.from(theirs))
        expect(psnr(ours, truth)).toBeGreaterThanOrEqual(psnr(lanczos, truth))
        expect(ssim(ours, truth)).toBeGreaterThanOrEqual(ssim(lanczos, truth))
      }
    },
  )

  test.each([1.3, 1.99, 3.98, 7.5])('own sampling is as close at 1 : %f with any rotation', (wanted) => {
    const size = Math.round(side * wanted)
    const ratio = size / side
    // Rotated frames of this size are inside the photo.
    const frame = 72
    const photo = sampleScene(WAVES, size, size, scaling(1 / ratio))
    for (const angle of [7, 30, 45, 118.5]) {
      const toPhoto = centred(frame, frame, photo, ratio, angle)
      const truth = sampleScene(WAVES, frame, frame, chain(toPhoto, scaling(1 / ratio)))
      const ours = render(photo, frame, frame, toPhoto)
      expect(psnr(ours, truth)).toBeGreaterThan(51)
      expect(ssim(ours, truth)).toBeGreaterThan(0.9995)
    }
  })
})

describe('own sampling of rotated photos', () => {
  const side = 120
  const frame = 72
  beforeAll(startMagickFromPackage)

  test.each([1.3, 1.99, 3.98, 7.5])(
    'is closer to the mean of the scene over each pixel than ImageMagick’s distort at 1 : %f: by 1 dB at edges',
    (wanted) => {
      const size = Math.round(side * wanted)
      const ratio = size / side
      for (const [scene, margin] of [
        [WAVES, 0.5],
        [EDGES, 1],
      ] as const) {
        const photo = sampleScene(scene, size, size, scaling(1 / ratio))
        const toPhoto = centred(frame, frame, photo, ratio, 30)
        const truth = sampleScene(scene, frame, frame, chain(toPhoto, scaling(1 / ratio)))
        const theirs = psnr(distortByMagick(photo, ratio, 30, frame), truth)
        expect(psnr(render(photo, frame, frame, toPhoto), truth)).toBeGreaterThan(theirs + margin)
      }
    },
  )

  test.each([1.3, 1.99, 3.98, 7.5])(
    'shows less moiré at 1 : %f and any angle than sharp’s Lanczos of the unrotated photo',
    async (wanted) => {
      const size = Math.round(side * wanted)
      const ratio = size / side
      const rate = ratio / side
      const rings = sampleScene(zonePlate(side, rate), size, size, scaling(1 / ratio))
      const raw = { width: size, height: size, channels: 4 } as const
      const resized = sharp(rings.data, { raw }).resize(side, side, { kernel: 'lanczos3', fit: 'fill' })
      const lanczos = wrapPixels(side, side, Uint8ClampedArray.from(await resized.raw().toBuffer()))
      for (const angle of [12, 30, 45]) {
        const ours = render(rings, side, side, centred(side, side, rings, ratio, angle))
        expect(zonePlateResidue(ours, rate)).toBeLessThan(zonePlateResidue(lanczos, rate))
      }
    },
  )
})

describe('the area of masks', () => {
  const ink = (path: Parameters<typeof fillCoverage>[0]): number =>
    fillCoverage(path, rect(0, 0, 900, 700)).data.reduce((sum, value) => sum + value, 0) / 255

  test('a mask covers its exact area to within a thousandth', () => {
    const [width, height] = [810, 608]
    expect(ink(ellipsePath(rect(3.3, 5.7, width, height))) / ((Math.PI * width * height) / 4)).toBeCloseTo(1, 3)
    expect(ink(rectPath(rect(3.37, 5.71, width, height))) / (width * height)).toBeCloseTo(1, 3)
    const [outer, inner, sweep] = [500, 260, 100]
    const sector = ringSectorPath({ x: 400, y: 560 }, outer, inner, sweep)
    expect(ink(sector) / (((Math.PI * sweep) / 360) * (outer ** 2 - inner ** 2))).toBeCloseTo(1, 3)
  })
})

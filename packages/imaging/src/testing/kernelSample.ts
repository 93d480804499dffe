import {
  chain,
  ellipsePath,
  rect,
  rotation,
  rotationAbout,
  scaling,
  transformPath,
  translation,
} from '@irodori/geometry'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import { fillPixels, paintColour } from '../painting/paintColour.ts'
import { paintPhoto } from '../painting/paintPhoto.ts'
import { paintPixels } from '../painting/paintPixels.ts'
import { createPhotoSource } from '../painting/photoSource.ts'
import { hashPixels } from '../pixels/hashPixels.ts'
import type { Pixels, RgbPixels } from '../pixels/pixels.ts'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'
import { parseColour } from '../pixels/rgba.ts'

/** A picture with smooth parts, hard edges and fine grain, from whole-number arithmetic alone. */
export function samplePhoto(width: number, height: number, transparent = false): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 12345
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      const grain = (seed >>> 24) & 31
      const tile = ((x >> 5) ^ (y >> 5)) & 1
      const at = (y * width + x) * 4
      data[at] = Math.floor((x * 200) / width) + grain
      data[at + 1] = Math.floor((y * 200) / height) + grain
      data[at + 2] = tile * 160 + grain
      data[at + 3] = transparent ? Math.floor(((x + y) * 255) / (width + height - 2)) : 255
    }
  }
  return wrapPixels(width, height, data)
}

/** The same picture as RGB. */
export function withoutAlpha({ width, height, data }: Pixels): RgbPixels {
  const rgb = new Uint8ClampedArray(width * height * 3)
  for (let at = 0, o = 0; at < data.length; at += 4, o += 3) rgb.set(data.subarray(at, at + 3), o)
  return { width, height, data: rgb, opaque: true, channels: 3 }
}

/** One page through every path of the kernel; what it gives must be equal in every engine. */
export function renderKernelSample(): Pixels {
  const page = createPixels(640, 480)
  fillPixels(page, parseColour('#fdf6e3'))
  const clip = rect(0, 0, page.width, page.height)
  const photo = createPhotoSource(samplePhoto(1201, 803))
  const clear = createPhotoSource(samplePhoto(211, 157, true))
  const place = (
    source: typeof photo,
    box: { x: number; y: number; width: number; height: number },
    scale: number,
    angle: number,
    brightnessFactor: number,
  ): void => {
    const toPhoto = chain(
      translation(-box.x - box.width / 2, -box.y - box.height / 2),
      rotation(-angle),
      scaling(scale),
      translation(source.pixels.width / 2, source.pixels.height / 2),
    )
    const coverage = fillCoverage(ellipsePath(rect(box.x, box.y, box.width, box.height)), clip)
    paintPhoto(page, source, { toPhoto, coverage, brightnessFactor })
  }
  place(photo, { x: 10, y: 10, width: 200, height: 150 }, 4.3, 30, 115)
  place(photo, { x: 220.5, y: 10.25, width: 200, height: 150 }, 1.99, 0, 100)
  place(photo, { x: 430, y: 10, width: 200, height: 150 }, 0.37, 77, 60)
  place(photo, { x: 10, y: 170, width: 200, height: 150 }, 7.5, 90, 145)
  place(photo, { x: 220, y: 170, width: 200, height: 150 }, 1, 180, 100)
  place(clear, { x: 430, y: 170, width: 200, height: 150 }, 1.4, 211, 95)
  place(clear, { x: 10, y: 330, width: 200, height: 140 }, 0.8, 0, 100)
  paintPixels(page, samplePhoto(333, 222, true), rect(220.3, 330.7, 199.5, 139))
  paintColour(page, fillCoverage(ellipsePath(rect(430, 330, 200, 140)), clip), parseColour('#cb4b1680'))
  const leaning = transformPath(ellipsePath(rect(440, 385, 180.7, 31.3)), rotationAbout(33, { x: 530, y: 400 }))
  paintColour(page, fillCoverage(leaning, clip), parseColour('#268bd2'))
  return page
}

/** The hash of the sample page, and what it was when the kernel was last changed on purpose. */
export const hashKernelSample = (): Promise<string> => hashPixels(renderKernelSample())
export const KERNEL_SAMPLE_HASH = '43c8022e729fa34926d550111e494728719e323ef73e63e69d9315d07ccd3b38'

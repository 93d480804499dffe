import type { Affine } from '@irodori/geometry/affine'
import { chain, IDENTITY, rotation, scaling, translation } from '@irodori/geometry/affine'
import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { assert, describe, expect, test } from 'vitest'
import { lanczosReduce, psnr } from '../../testing/floatReference.ts'
import { pixelAt } from '../../testing/comparePixels.ts'
import { samplePhoto, withoutAlpha } from '../../testing/kernelSample.ts'
import type { Coverage } from '../coverage/fillCoverage.ts'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import type { PhotoPixels, Pixels } from '../pixels/pixels.ts'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'
import { parseColour } from '../pixels/rgba.ts'
import { UNADJUSTED } from '../adjusting/adjustment.ts'
import { applyBrightness } from '../adjusting/brightness.ts'
import { fillPixels } from './paintColour.ts'
import { paintPhoto } from './paintPhoto.ts'
import { createPhotoSource } from './photoSource.ts'

const everywhere = (width: number, height: number): Coverage =>
  fillCoverage(rectPath(rect(0, 0, width, height)), rect(0, 0, width, height))

function render(photo: PhotoPixels, width: number, height: number, toPhoto: Affine, brightnessFactor = 100): Pixels {
  const target = createPixels(width, height)
  paintPhoto(target, createPhotoSource(photo), {
    toPhoto,
    coverage: everywhere(width, height),
    adjustment: { ...UNADJUSTED, brightnessFactor },
  })
  return target
}

/** Maps a target of this size to the photo's centre, rotated and scaled about it. */
const centred = (width: number, height: number, photo: Pixels, scale: number, angle: number): Affine =>
  chain(
    translation(-width / 2, -height / 2),
    rotation(-angle),
    scaling(scale),
    translation(photo.width / 2, photo.height / 2),
  )

describe('paintPhoto without resampling', () => {
  test.each([false, true])('copies a photo exactly at its own size (transparent: %s)', (transparent) => {
    const photo = samplePhoto(97, 61, transparent)
    const copy = render(photo, 97, 61, IDENTITY)
    for (let i = 0; i < photo.data.length; i += 4) {
      expect(copy.data[i + 3]).toBe(photo.data[i + 3])
      if (photo.data[i + 3] === 0) continue
      expect(copy.data.subarray(i, i + 3)).toEqual(photo.data.subarray(i, i + 3))
    }
  })

  test('rotates by quarter turns as an exact permutation', () => {
    const photo = samplePhoto(40, 30)
    const right = render(photo, 30, 40, centred(30, 40, photo, 1, 90))
    const half = render(photo, 40, 30, centred(40, 30, photo, 1, 180))
    const left = render(photo, 30, 40, centred(30, 40, photo, 1, 270))
    for (let y = 0; y < 30; y++) {
      for (let x = 0; x < 40; x++) {
        const original = pixelAt(photo, x, y)
        expect(pixelAt(right, 29 - y, x)).toEqual(original)
        expect(pixelAt(half, 39 - x, 29 - y)).toEqual(original)
        expect(pixelAt(left, y, 39 - x)).toEqual(original)
      }
    }
  })

  test('paints nothing beyond the photo’s edge', () => {
    const photo = samplePhoto(20, 20)
    const target = render(photo, 40, 40, translation(-10, -10))
    for (let y = 0; y < 40; y++) {
      for (let x = 0; x < 40; x++) {
        const inside = x >= 10 && x < 30 && y >= 10 && y < 30
        expect(pixelAt(target, x, y)).toEqual(inside ? pixelAt(photo, x - 10, y - 10) : [0, 0, 0, 0])
      }
    }
  })
})

describe('paintPhoto when reducing', () => {
  const photo = samplePhoto(900, 600)

  // The reference is a float Lanczos-3 reduction; the kernel (Catmull-Rom) and the box filter before it differ.
  test.each([
    [1.3, 43],
    [1.99, 44],
    [3.98, 43],
    [7.5, 41],
  ])('agrees at 1 : %f with a float Lanczos reduction to at least %f dB', (ratio, least) => {
    const width = Math.floor(photo.width / ratio)
    const height = Math.floor(photo.height / ratio)
    const ours = render(photo, width, height, scaling(ratio))
    expect(psnr(ours, lanczosReduce(photo, width, height, ratio))).toBeGreaterThan(least)
  })

  /** Waves of up to 0.3 cycles per target pixel, which a good sampler preserves; their exact value is known everywhere. */
  const wave = (x: number, y: number, ratio: number, channel: number): number => {
    const turn = (2 * Math.PI) / ratio
    return (
      128 +
      40 * Math.sin(turn * (0.05 * x + 0.11 * y) + channel) +
      25 * Math.sin(turn * (0.2 * x - 0.08 * y)) +
      15 * Math.cos(turn * (0.1 * x + 0.28 * y) - channel)
    )
  }
  const wavePhoto = (size: number, ratio: number): Pixels => {
    const data = new Uint8ClampedArray(size * size * 4).fill(255)
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        for (let c = 0; c < 3; c++) data[(y * size + x) * 4 + c] = Math.round(wave(x + 0.5, y + 0.5, ratio, c))
      }
    }
    return wrapPixels(size, size, data)
  }

  test.each([1.3, 1.99, 3.98, 7.5])('reproduces the scene at 1 : %f and any angle to 39 dB', (ratio) => {
    const source = wavePhoto(Math.ceil(110 * ratio), ratio)
    for (const angle of [0, 12.5, 30, 45, 77]) {
      const toPhoto = centred(64, 64, source, ratio, angle)
      const ours = render(source, 64, 64, toPhoto)
      const scene = createPixels(64, 64)
      for (let y = 0; y < 64; y++) {
        for (let x = 0; x < 64; x++) {
          const u = toPhoto.a * (x + 0.5) + toPhoto.c * (y + 0.5) + toPhoto.e
          const v = toPhoto.b * (x + 0.5) + toPhoto.d * (y + 0.5) + toPhoto.f
          for (let c = 0; c < 3; c++) scene.data[(y * 64 + x) * 4 + c] = Math.round(wave(u, v, ratio, c))
          scene.data[(y * 64 + x) * 4 + 3] = 255
        }
      }
      expect(psnr(ours, scene)).toBeGreaterThan(39)
    }
  })

  test.each([1.99, 3.98, 7.5])(
    'reduces stripes that are too fine for the target to even grey without moiré at 1 : %f',
    (ratio) => {
      const size = Math.ceil(64 * ratio)
      const data = new Uint8ClampedArray(size * size * 4).fill(255)
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const level = 127.5 + 127.5 * Math.cos((2 * Math.PI * 0.9 * (x + 0.5)) / ratio)
          data.fill(Math.round(level), (y * size + x) * 4, (y * size + x) * 4 + 3)
        }
      }
      const ours = render(wrapPixels(size, size, data), 64, 64, scaling(ratio))
      let worst = 0
      for (let x = 8; x < 56; x++) worst = Math.max(worst, Math.abs(pixelAt(ours, x, 32)[0] - 127.5))
      expect(worst).toBeLessThan(20)
    },
  )

  test('keeps an even colour even at every scale and angle', () => {
    const flat = createPixels(400, 300)
    fillPixels(flat, parseColour('#4080c0'))
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 8, noNaN: true }), fc.integer({ min: 0, max: 359 }), (scale, angle) => {
        const ours = render(flat, 20, 20, centred(20, 20, flat, scale, angle))
        expect(pixelAt(ours, 10, 10)).toEqual([0x40, 0x80, 0xc0, 255])
      }),
    )
  })
})

describe('paintPhoto', () => {
  test('gives the same pixels for an opaque photo marked as opaque, not marked, or stored as RGB', () => {
    const known = samplePhoto(300, 200)
    const unknown = { ...known, opaque: false }
    for (const [scale, angle] of [
      [1, 0],
      [1, 90],
      [2.6, 90],
      [0.7, 0],
      [2.6, 0],
      [5.1, 31],
      [0.6, 200],
    ] as const) {
      const a = render(known, 80, 60, centred(80, 60, known, scale, angle))
      const b = render(unknown, 80, 60, centred(80, 60, unknown, scale, angle))
      const c = render(withoutAlpha(known), 80, 60, centred(80, 60, known, scale, angle))
      expect(a.data).toEqual(b.data)
      expect(a.data).toEqual(c.data)
    }
  })

  test('gives the same pixels whatever the source painted before', () => {
    const photo = samplePhoto(600, 400)
    const used = createPhotoSource(photo)
    for (const angle of [10, 50, 80, 33]) {
      const placement = {
        toPhoto: centred(90, 70, photo, 3.3, angle),
        coverage: everywhere(90, 70),
        adjustment: UNADJUSTED,
      }
      const warm = createPixels(90, 70)
      paintPhoto(warm, used, placement)
      const cold = createPixels(90, 70)
      paintPhoto(cold, createPhotoSource(photo), placement)
      expect(warm.data).toEqual(cold.data)
    }
  })

  test('gives the same pixels through a small frame as through a large one', () => {
    const photo = samplePhoto(500, 400)
    for (const angle of [0, 90, 23]) {
      const toPhoto = centred(100, 80, photo, 3.1, angle)
      const all = render(photo, 100, 80, toPhoto)
      const part = createPixels(100, 80)
      const coverage = fillCoverage(rectPath(rect(31, 22, 40, 30)), rect(0, 0, 100, 80))
      paintPhoto(part, createPhotoSource(photo), { toPhoto, coverage, adjustment: UNADJUSTED })
      for (let y = 22; y < 52; y++) {
        for (let x = 31; x < 71; x++) expect(pixelAt(part, x, y)).toEqual(pixelAt(all, x, y))
      }
    }
  })

  test.each([
    ['interpolated', 0.95, false],
    ['read directly', 1.3, false],
    ['transparent', 1.3, true],
    ['reduced', 1.8, false],
  ])('paints a large photo (%s) in strips with the same pixels as a part of it', (_, scale, transparent) => {
    const photo = samplePhoto(3000, 2100, transparent)
    const [width, height] = [Math.round(2900 / scale), Math.round(2000 / scale)]
    for (const angle of [-4, 100]) {
      const toPhoto = centred(width, height, photo, scale, angle)
      const all = render(photo, width, height, toPhoto)
      const part = createPixels(width, height)
      const frame = rect(width / 2 - 150, 40, 300, height - 80)
      const coverage = fillCoverage(rectPath(frame), rect(0, 0, width, height))
      paintPhoto(part, createPhotoSource(photo), { toPhoto, coverage, adjustment: UNADJUSTED })
      const wrong = [...Array(frame.height).keys()].filter((row) => {
        const at = ((frame.top + row) * width + frame.left + 1) * 4
        const end = at + (frame.width - 2) * 4
        return !all.data.subarray(at, end).every((value, i) => value === part.data[at + i])
      })
      expect(wrong).toEqual([])
    }
  })

  test('scales lightness after sampling', () => {
    const photo = samplePhoto(300, 200)
    const toPhoto = centred(80, 60, photo, 2.6, 17)
    const plain = render(photo, 80, 60, toPhoto)
    applyBrightness(plain.data, 130)
    expect(render(photo, 80, 60, toPhoto, 130).data).toEqual(plain.data)
  })

  test('blends the edges of a bright photo on a bright page without a dark fringe', () => {
    const photo = createPixels(200, 200)
    fillPixels(photo, parseColour('#ffffff'))
    // The centre is white and the rim transparent black, as artwork programs save it.
    for (let y = 0; y < 200; y++) {
      for (let x = 0; x < 200; x++) {
        if (Math.max(Math.abs(x - 99.5), Math.abs(y - 99.5)) > 60)
          photo.data.fill(0, (y * 200 + x) * 4, (y * 200 + x) * 4 + 4)
      }
    }
    for (const scale of [0.7, 1, 1.7, 3.3]) {
      for (const angle of [0, 20, 45]) {
        const page = createPixels(100, 100)
        fillPixels(page, parseColour('#ffffff'))
        paintPhoto(page, createPhotoSource(photo), {
          toPhoto: centred(100, 100, photo, scale, angle),
          coverage: everywhere(100, 100),
          adjustment: UNADJUSTED,
        })
        expect(page.data.every((value) => value === 255)).toBe(true)
      }
    }
  })

  test('anti-aliases the photo’s own edge by its exact area', () => {
    const photo = createPixels(100, 100)
    fillPixels(photo, parseColour('#102030'))
    const target = render({ ...photo, opaque: true }, 120, 120, centred(120, 120, photo, 1.6, 25))
    let area = 0
    for (let i = 0; i < target.data.length; i += 4) {
      const [red, green, blue, alpha] = pixelAt(target, (i / 4) % 120, Math.floor(i / 480))
      area += alpha / 255
      if (alpha > 0) expect([red, green, blue]).toEqual([0x10, 0x20, 0x30])
    }
    expect(area).toBeCloseTo((100 / 1.6) ** 2, -1)
  })

  test('fades an edge only once when the frame equals the photo', () => {
    const photo = createPixels(100, 100)
    fillPixels(photo, parseColour('#000000'))
    const frame = rect(10.25, 10.5, 80.5, 70.25)
    const coverage = fillCoverage(rectPath(frame), rect(0, 0, 120, 120))
    const target = createPixels(120, 120)
    const toPhoto = chain(translation(-frame.left, -frame.top), scaling(100 / frame.width, 100 / frame.height))
    paintPhoto(target, createPhotoSource(photo), { toPhoto, coverage, adjustment: UNADJUSTED })
    for (let y = 0; y < coverage.height; y++) {
      for (let x = 0; x < coverage.width; x++) {
        const alpha = pixelAt(target, x + coverage.left, y + coverage.top)[3]
        const expected = coverage.data[y * coverage.width + x]
        assert(expected !== undefined)
        expect(Math.abs(alpha - expected)).toBeLessThanOrEqual(1)
      }
    }
  })
})

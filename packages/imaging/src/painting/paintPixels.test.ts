import { rect } from '@irodori/geometry/shape'
import { describe, expect, test } from 'vitest'
import { lanczosReduce, psnr } from '../../testing/floatReference.ts'
import { pixelAt } from '../../testing/comparePixels.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels } from '../pixels/pixels.ts'
import { parseColour } from '../pixels/rgba.ts'
import { fillPixels, paintColour } from './paintColour.ts'
import { paintPixels } from './paintPixels.ts'
import { reduceTo } from './reduceTo.ts'

const page = (width: number, height: number, colour: string): Pixels => {
  const pixels = createPixels(width, height)
  fillPixels(pixels, parseColour(colour))
  return pixels
}

describe('paintPixels', () => {
  test('paints artwork of the page’s size by "source over", to the nearest level', () => {
    const art = samplePhoto(60, 40, true)
    const target = page(60, 40, '#335577')
    paintPixels(target, art, rect(0, 0, 60, 40))
    for (let y = 0; y < 40; y++) {
      for (let x = 0; x < 60; x++) {
        const [r, g, b, alpha] = pixelAt(art, x, y)
        const over = (level: number, below: number) => (level * alpha + below * (255 - alpha)) / 255
        const [red, green, blue, opacity] = pixelAt(target, x, y)
        expect(Math.abs(red - over(r, 0x33))).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(Math.abs(green - over(g, 0x55))).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(Math.abs(blue - over(b, 0x77))).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(opacity).toBe(255)
      }
    }
  })

  test('copies the artwork onto a transparent page', () => {
    const art = samplePhoto(60, 40, true)
    const target = createPixels(60, 40)
    paintPixels(target, art, rect(0, 0, 60, 40))
    for (let i = 0; i < art.data.length; i += 4) {
      if (art.data[i + 3] !== 0) expect(target.data.subarray(i, i + 4)).toEqual(art.data.subarray(i, i + 4))
    }
  })

  test('clips the artwork at the page’s edges', () => {
    const art = samplePhoto(30, 30)
    const target = createPixels(20, 20)
    paintPixels(target, art, rect(-5, -7, 30, 30))
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 20; x++) {
        const at = ((y + 7) * 30 + x + 5) * 4
        expect(target.data.subarray((y * 20 + x) * 4, (y * 20 + x) * 4 + 4)).toEqual(art.data.subarray(at, at + 4))
      }
    }
  })

  test('stretches the artwork to any rectangle and covers its exact area', () => {
    const target = createPixels(100, 100)
    paintPixels(target, page(30, 20, '#abcdef'), rect(10.25, 20.5, 50.5, 40.25))
    const area = target.data.filter((_, i) => i % 4 === 3).reduce((sum, alpha) => sum + alpha / 255, 0)
    expect(area).toBeCloseTo(50.5 * 40.25, 0)
  })

  test('keeps the edge colour of a hole in the artwork when reducing', () => {
    const art = page(300, 300, '#ffffff')
    for (let y = 100; y < 200; y++) art.data.fill(0, (y * 300 + 100) * 4, (y * 300 + 200) * 4)
    const target = page(70, 70, '#ffffff')
    paintPixels(target, art, rect(0, 0, 70, 70))
    expect(target.data.every((value) => value === 255)).toBe(true)
  })
})

describe('paintColour', () => {
  test('blends two half-transparent layers', () => {
    const target = createPixels(1, 1)
    const coverage = { left: 0, top: 0, width: 1, height: 1, data: Uint8Array.of(255) }
    paintColour(target, coverage, { r: 255, g: 0, b: 0, a: 128 })
    expect(Array.from(target.data)).toEqual([255, 0, 0, 128])
    paintColour(target, coverage, { r: 0, g: 0, b: 255, a: 128 })
    // Alpha 128 + 128·127/255 = 191.7; blue contributes 128 of it, red the remainder.
    expect(Array.from(target.data)).toEqual([85, 0, 170, 192])
  })

  test('ignores coverage beyond the target', () => {
    const target = createPixels(4, 4)
    const coverage = { left: -2, top: -2, width: 8, height: 8, data: new Uint8Array(64).fill(255) }
    paintColour(target, coverage, parseColour('#123456'))
    expect(target.data).toEqual(page(4, 4, '#123456').data)
  })
})

describe('reduceTo', () => {
  test('keeps the aspect ratio and the content', () => {
    const photo = samplePhoto(900, 600)
    const small = reduceTo(photo, 300)
    expect([small.width, small.height, small.opaque]).toEqual([300, 200, true])
    expect(psnr(small, lanczosReduce(photo, 300, 200, 3))).toBeGreaterThan(42)
  })

  test('returns the picture itself when it is small enough', () => {
    const photo = samplePhoto(90, 60)
    expect(reduceTo(photo, 90)).toBe(photo)
  })

  test('keeps at least one pixel of a thin picture', () => {
    expect(reduceTo(samplePhoto(1000, 2), 10)).toMatchObject({ width: 10, height: 1 })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { encodeJpeg, encodePng } from './encodePixels.ts'

/** The types and data of a PNG's chunks. */
function chunksOf(png: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8))
    chunks.set(type, png.subarray(at + 8, at + 8 + view.getUint32(at)))
  }
  return chunks
}

describe('encodePng', () => {
  beforeAll(startMagickFromPackage)

  test('writes the resolution as pixels per metre', () => {
    const chunk = chunksOf(encodePng(samplePhoto(20, 10), { dpi: 300 })).get('pHYs')
    const view = new DataView(chunk?.slice().buffer ?? new ArrayBuffer(9))
    expect([view.getUint32(0), view.getUint32(4), view.getUint8(8)]).toEqual([11811, 11811, 1])
  })

  test('writes no metadata, so that equal pixels give equal files', () => {
    const first = encodePng(samplePhoto(20, 10, true), { dpi: 300 })
    expect(Array.from(chunksOf(first).keys()).sort()).toEqual(['IDAT', 'IEND', 'IHDR', 'pHYs'])
    expect(encodePng(samplePhoto(20, 10, true), { dpi: 300 })).toEqual(first)
  })

  test('writes no alpha channel for opaque pixels', () => {
    const colourType = (png: Uint8Array): number | undefined => chunksOf(png).get('IHDR')?.[9]
    expect(colourType(encodePng(samplePhoto(20, 10), { dpi: 300 }))).toBe(2)
    expect(colourType(encodePng(samplePhoto(20, 10, true), { dpi: 300 }))).toBe(6)
  })
})

describe('encodeJpeg', () => {
  beforeAll(startMagickFromPackage)

  test('writes a larger file for a higher quality', () => {
    const photo = samplePhoto(100, 80)
    expect(encodeJpeg(photo, 95).length).toBeGreaterThan(encodeJpeg(photo, 60).length)
  })
})

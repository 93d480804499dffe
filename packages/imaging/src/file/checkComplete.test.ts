import { beforeAll, describe, expect, test } from 'vitest'
import { encodeJpeg, encodePng } from '../magick/encodePixels.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { joinBytes, TINY_GIF, withSegment } from '../../testing/samplePhotoFiles.ts'
import { checkComplete } from './checkComplete.ts'

describe('checkComplete', () => {
  beforeAll(startMagickFromPackage)

  test('refuses a JPEG cut at any byte', () => {
    const jpeg = encodeJpeg(samplePhoto(61, 47), 90)
    expect(checkComplete(jpeg, 'jpg')).toBe(true)
    for (let end = 2; end < jpeg.length; end++) expect(checkComplete(jpeg.subarray(0, end), 'jpg')).toBe(false)
  })

  test('distinguishes the end of a preview in the header from the end of the JPEG', () => {
    const jpeg = encodeJpeg(samplePhoto(61, 47), 90)
    const preview = encodeJpeg(samplePhoto(16, 12), 60)
    const withPreview = withSegment(jpeg, 0xe1, preview)
    expect(checkComplete(withPreview, 'jpg')).toBe(true)
    expect(checkComplete(withPreview.subarray(0, preview.length + 200), 'jpg')).toBe(false)
  })

  test('allows bytes after the end of a photo', () => {
    const junk = Uint8Array.from([0, 1, 2, 0xff, 3])
    expect(checkComplete(joinBytes([encodeJpeg(samplePhoto(20, 20), 90), junk]), 'jpg')).toBe(true)
    expect(checkComplete(joinBytes([encodePng(samplePhoto(20, 20), { dpi: 300 }), junk]), 'png')).toBe(true)
  })

  test('allows stray bytes between the segments of a JPEG', () => {
    const jpeg = encodeJpeg(samplePhoto(20, 20), 90)
    expect(checkComplete(joinBytes([jpeg.subarray(0, 2), Uint8Array.of(0, 0, 0), jpeg.subarray(2)]), 'jpg')).toBe(true)
  })

  test('refuses a PNG cut at any byte', () => {
    const png = encodePng(samplePhoto(40, 30), { dpi: 300 })
    expect(checkComplete(png, 'png')).toBe(true)
    for (let end = 8; end < png.length; end++) expect(checkComplete(png.subarray(0, end), 'png')).toBe(false)
  })

  test('refuses a GIF cut at any byte', () => {
    expect(checkComplete(TINY_GIF, 'gif')).toBe(true)
    for (let end = 13; end < TINY_GIF.length; end++) expect(checkComplete(TINY_GIF.subarray(0, end), 'gif')).toBe(false)
  })

  test('accepts a HEIC whose boxes fit and that has data', () => {
    const box = (type: string, length: number): Uint8Array => {
      const bytes = new Uint8Array(length)
      new DataView(bytes.buffer).setUint32(0, length)
      bytes.set(
        Array.from(type, (c) => c.charCodeAt(0)),
        4,
      )
      return bytes
    }
    const file = joinBytes([box('ftyp', 24), box('meta', 60), box('mdat', 100)])
    expect(checkComplete(file, 'heic')).toBe(true)
    for (let end = 8; end < file.length; end++) expect(checkComplete(file.subarray(0, end), 'heic')).toBe(false)
  })
})

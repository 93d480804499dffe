import { deflateSync } from 'node:zlib'
import { ok } from '@irodori/result'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PhotoErrorCode } from '../file/photoError.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { joinBytes, jpegWithOrientation, pngHeader, pngOfChunks, TINY_GIF } from '../../testing/samplePhotoFiles.ts'
import { decodePhoto } from './decodePhoto.ts'
import { encodeJpeg, encodePng } from './encodePixels.ts'
import { inspectPhoto } from './inspectPhoto.ts'

const photo = samplePhoto(48, 30)
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

const refused = (code: PhotoErrorCode) => ({ ok: false, error: expect.objectContaining({ code }) })

describe('inspectPhoto', () => {
  beforeAll(startMagickFromPackage)

  test('EDT-6: reads kind and size', () => {
    expect(inspectPhoto(encodePng(photo, { dpi: 300 }))).toEqual(
      ok({ kind: 'png', width: 48, height: 30, orientation: 1 }),
    )
    expect(inspectPhoto(encodeJpeg(photo, 90))).toEqual(ok({ kind: 'jpg', width: 48, height: 30, orientation: 1 }))
    expect(inspectPhoto(TINY_GIF)).toEqual(ok({ kind: 'gif', width: 4, height: 3, orientation: 1 }))
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('reads the upright size under EXIF orientation %i', (orientation) => {
    const upright = orientation < 5 ? { width: 48, height: 30 } : { width: 30, height: 48 }
    expect(inspectPhoto(jpegWithOrientation(photo, orientation))).toMatchObject(ok({ orientation, ...upright }))
  })

  test.each(['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'push graphic-context'])(
    'EDT-6: refuses %j as a photo',
    (text) => {
      expect(inspectPhoto(bytes(text))).toEqual(refused('INVALID_TYPE'))
    },
  )

  test('reports a JPEG cut at any byte as truncated', () => {
    const jpeg = encodeJpeg(photo, 90)
    for (let end = 4; end < jpeg.length; end += 13) {
      expect(inspectPhoto(jpeg.subarray(0, end))).toEqual(refused('TRUNCATED'))
    }
  })

  test('refuses a PNG that would decode to gigabytes within a second', () => {
    const zeros = deflateSync(new Uint8Array(40_000_000))
    const bomb = pngOfChunks([
      ['IHDR', pngHeader(20_000, 20_000, 8, 6)],
      ['IDAT', zeros],
      ['IEND', new Uint8Array(0)],
    ])
    const start = performance.now()
    expect(inspectPhoto(bomb)).toEqual(refused('TOO_MANY_PIXELS'))
    expect(decodePhoto(bomb)).toEqual(refused('TOO_MANY_PIXELS'))
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('refuses an area beyond the limit although both sides are within it', () => {
    const wide = pngOfChunks([
      ['IHDR', pngHeader(15_000, 15_000, 8, 2)],
      ['IDAT', deflateSync(new Uint8Array(1000))],
      ['IEND', new Uint8Array(0)],
    ])
    expect(inspectPhoto(wide)).toEqual(refused('TOO_MANY_PIXELS'))
  })

  test('reports a complete structure with invalid content as unreadable', () => {
    const empty = pngOfChunks([
      ['IHDR', pngHeader(0, 10, 8, 2)],
      ['IDAT', new Uint8Array(4)],
      ['IEND', new Uint8Array(0)],
    ])
    expect(inspectPhoto(empty)).toEqual(refused('UNREADABLE'))
    const frameless = joinBytes([Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9)])
    expect(inspectPhoto(frameless)).toEqual(refused('UNREADABLE'))
  })
})

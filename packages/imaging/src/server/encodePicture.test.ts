import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { acceptedPhoto } from '../file/photoError.ts'
import { decodePhoto as decode } from '../magick/decodePhoto.ts'
import { createPixels } from '../pixels/pixels.ts'
import { psnr } from '../../testing/floatReference.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { encodePicture } from './encodePicture.ts'
import { openPhoto } from './openPhoto.ts'

const opaque = samplePhoto(211, 143)
const clear = samplePhoto(211, 143, true)

beforeAll(startMagickFromPackage)

const decodePhoto = (bytes: Uint8Array) => acceptedPhoto(decode(bytes))

describe('encodePicture', () => {
  test.each([
    ['opaque', opaque],
    ['transparent', clear],
  ])('writes a PNG with every byte of %s pixels, its resolution and no other metadata', async (_, pixels) => {
    const file = await encodePicture(pixels, { kind: 'png', dpi: 300 })
    expect(decodePhoto(file).data).toEqual(pixels.data)
    expect(acceptedPhoto(await openPhoto(file)).pixels.data).toEqual(pixels.data)
    const text = Buffer.from(file).toString('latin1')
    const at = text.indexOf('pHYs')
    // Pixels per metre.
    expect(Buffer.from(file).readUInt32BE(at + 4)).toBe(11811)
    expect(text.split('pHYs')).toHaveLength(2)
    for (const chunk of ['eXIf', 'iCCP', 'tEXt', 'tIME', 'gAMA']) expect(text).not.toContain(chunk)
    expect(await encodePicture(pixels, { kind: 'png', dpi: 300 })).toEqual(file)
  })

  test('writes a similar JPEG that is white where the pixels are transparent', async () => {
    const file = await encodePicture(opaque, { kind: 'jpg', quality: 95 })
    expect(psnr(decodePhoto(file), opaque)).toBeGreaterThan(28)
    const white = decodePhoto(await encodePicture(createPixels(16, 16), { kind: 'jpg', quality: 90 }))
    expect(white.data.every((value) => value === 255)).toBe(true)
  })

  test('writes a lossless WebP and a TIFF with every byte', async () => {
    for (const format of [{ kind: 'webp', quality: null } as const, { kind: 'tiff', dpi: 350 } as const]) {
      for (const pixels of [opaque, clear]) {
        const file = await encodePicture(pixels, format)
        // These readers are disabled for uploads; the test enables them for the files that it wrote itself.
        sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadTiffBuffer'] })
        const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        sharp.block({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadTiffBuffer'] })
        expect([info.width, info.height]).toEqual([211, 143])
        expect(Buffer.compare(data, Buffer.from(pixels.data))).toBe(0)
      }
    }
  })

  test('writes a small WebP when a quality is given', async () => {
    const file = await encodePicture(clear, { kind: 'webp', quality: 80 })
    expect(Buffer.from(file).toString('latin1', 8, 12)).toBe('WEBP')
    expect(file.length).toBeLessThan(clear.data.length / 4)
  })
})

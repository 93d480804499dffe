import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { HEIC } from '../../testing/heicFiles.ts'
import { sniffOtherFormat, statedPicture } from './sniffOtherFormat.ts'

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 300, height: 200, channels, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } })
/** The header of a Windows bitmap of one pixel. */
const BMP = Uint8Array.from([...'BM'].map((letter) => letter.charCodeAt(0)).concat(Array(12).fill(0), 40, 0, 0, 0, 1))

const FILES = {
  'a lossy WebP': ['webp', () => picture().webp().toBuffer()],
  'a lossless WebP': ['webp', () => picture().webp({ lossless: true }).toBuffer()],
  'a transparent WebP': ['webp', () => picture(4).webp().toBuffer()],
  'an AVIF': ['avif', () => picture().avif({ effort: 0 }).toBuffer()],
  'a transparent AVIF': ['avif', () => picture(4).avif({ effort: 0 }).toBuffer()],
} as const

describe.each(Object.entries(FILES))('%s', (_, [format, make]) => {
  test('is recognised by its bytes, and its header states its size', async () => {
    const bytes = new Uint8Array(await make())
    expect(sniffOtherFormat(bytes)).toBe(format)
    expect(statedPicture(bytes, format)).toEqual({ width: 300, height: 200, isComplete: true, orientation: 1 })
  })

  test('counts as incomplete or without a size wherever it is cut', async () => {
    const bytes = new Uint8Array(await make())
    for (let end = 0; end < bytes.length; end += 7)
      expect(statedPicture(bytes.subarray(0, end), format)?.isComplete ?? false, `${end} bytes`).toBe(false)
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a WebP states its EXIF orientation %i, with the prefix of a JPEG and without',
  async (orientation) => {
    const bytes = new Uint8Array(await picture().withMetadata({ orientation }).webp().toBuffer())
    expect(statedPicture(bytes, 'webp')).toEqual({ width: 300, height: 200, isComplete: true, orientation })
    const exif = Buffer.from(bytes).indexOf('EXIF')
    const hasPrefix = Buffer.from(bytes).indexOf('Exif\0\0', exif) === exif + 8
    const [from, to] = hasPrefix ? [exif + 14, -6] : [exif + 8, 6]
    const body = bytes.subarray(from)
    const other = Buffer.concat([bytes.subarray(0, exif + 8), hasPrefix ? Buffer.of() : Buffer.from('Exif\0\0'), body])
    other.writeUInt32LE(Buffer.from(bytes).readUInt32LE(exif + 4) + to, exif + 4)
    expect(statedPicture(new Uint8Array(other), 'webp')?.orientation).toBe(orientation)
  },
)

test('an AVIF whose major brand is a general one is not taken for a HEIC', async () => {
  const bytes = new Uint8Array(await picture().avif({ effort: 0 }).toBuffer())
  bytes.set(new TextEncoder().encode('mif1'), 8)
  expect(sniffOtherFormat(bytes)).toBe('avif')
})

test('TIFF and BMP are known; HEIC, other photos and text are not of another format', async () => {
  expect(sniffOtherFormat(new Uint8Array(await picture().tiff().toBuffer()))).toBe('tiff')
  expect(sniffOtherFormat(BMP)).toBe('bmp')
  for (const bytes of [HEIC, await picture().jpeg().toBuffer(), new TextEncoder().encode('BM, a text of a letter')])
    expect(sniffOtherFormat(new Uint8Array(bytes))).toBeNull()
})

import { ImageMagick, MagickFormat } from '@imagemagick/magick-wasm'
import { err } from '@irodori/result'
import { assert, beforeAll, describe, expect, test } from 'vitest'
import { acceptedPhoto } from '../file/photoError.ts'
import { readPlainHeader } from '../file/plainHeader.ts'
import { sniffPhoto } from '../file/sniffPhoto.ts'
import { decodePhoto } from '../magick/decodePhoto.ts'
import { readSettings } from '../magick/inspectPhoto.ts'
import { channelsOf } from '../pixels/pixels.ts'
import { withoutAlpha } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import type { VariedFile } from '../../testing/variedPhotoFiles.ts'
import { variedPhotoFiles } from '../../testing/variedPhotoFiles.ts'
import { decodeBySharp } from './decodeBySharp.ts'
import { openPhoto, openPhotoSource } from './openPhoto.ts'

describe('openPhoto on the server', () => {
  let files: VariedFile[] = []
  beforeAll(async () => {
    await startMagickFromPackage()
    files = await variedPhotoFiles()
  })

  test('the tests of openPhoto use at least forty kinds of files', () => {
    expect(files.length).toBeGreaterThanOrEqual(40)
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  })

  test('uses the native decoder for the listed kinds, which gives ImageMagick’s bytes', async () => {
    for (const { name, by, bytes } of files) {
      const header = readPlainHeader(bytes, sniffPhoto(bytes) ?? 'gif')
      expect(header === null ? ['magick'] : header.hasAlpha ? ['png', 'server'] : ['native'], name).toContain(by)
      if (header === null) continue
      const native = await decodeBySharp(bytes, header)
      const stored = ImageMagick.read(bytes, readSettings(header.kind), (image) => {
        image.autoOrient()
        image.depth = 8
        return image.write(MagickFormat.Rgba, (rgba) => rgba.slice())
      })
      expect(Buffer.compare(Buffer.from(native?.data ?? []), Buffer.from(stored)), name).toBe(0)
    }
  })

  test('gives the same pixels whichever decoder opens a photo', async () => {
    for (const { name, bytes } of files) {
      const opened = acceptedPhoto(await openPhoto(bytes)).pixels
      const decoded = acceptedPhoto(decodePhoto(bytes))
      expect([opened.width, opened.height, opened.opaque], name).toEqual([
        decoded.width,
        decoded.height,
        decoded.opaque,
      ])
      expect(Buffer.compare(Buffer.from(opened.data), Buffer.from(decoded.data)), name).toBe(0)
    }
  })

  test('opens a photo without transparency for painting as the same pixels without alpha', async () => {
    let native = 0
    for (const { name, by, bytes } of files) {
      const { pixels } = acceptedPhoto(await openPhotoSource(bytes))
      const decoded = acceptedPhoto(decodePhoto(bytes))
      const expected = channelsOf(pixels) === 3 ? withoutAlpha(decoded) : decoded
      if (by === 'native') expect(channelsOf(pixels), name).toBe(3)
      if (by === 'native') native++
      expect([pixels.width, pixels.height, pixels.opaque], name).toEqual([
        decoded.width,
        decoded.height,
        decoded.opaque,
      ])
      expect(Buffer.compare(Buffer.from(pixels.data), Buffer.from(expected.data)), name).toBe(0)
    }
    expect(native).toBeGreaterThan(10)
  })

  test('leaves a JPEG damaged in the middle to ImageMagick, which decodes its intact part', async () => {
    const [sound] = files
    assert(sound)
    const bytes = Uint8Array.from(sound.bytes)
    bytes.fill(0x55, bytes.length - 600, bytes.length - 300)
    const header = readPlainHeader(bytes, 'jpg')
    expect(header).not.toBeNull()
    expect(header && (await decodeBySharp(bytes, header))).toBeNull()
    expect(acceptedPhoto(await openPhoto(bytes)).pixels.data).toEqual(acceptedPhoto(decodePhoto(bytes)).data)
  })

  test('refuses other files and truncated photos with their codes', async () => {
    expect(await openPhoto(Uint8Array.of(1, 2, 3))).toEqual(err({ code: 'INVALID_TYPE' }))
    const [sound] = files
    assert(sound)
    expect(await openPhoto(sound.bytes.slice(0, -9))).toEqual(err({ code: 'TRUNCATED' }))
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { acceptedPhoto } from '../file/photoError.ts'
import { encodeJpeg, encodePng } from '../magick/encodePixels.ts'
import type { HostileFile } from '../../testing/hostileFiles.ts'
import { hostileFiles } from '../../testing/hostileFiles.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { ascii, joinBytes, pngOfChunks } from '../../testing/samplePhotoFiles.ts'
import { openPhoto } from './openPhoto.ts'

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const opened = await openPhoto(bytes)
  return opened.ok ? 'opened' : opened.error.code
}

describe('openPhoto with hostile files', () => {
  let files: HostileFile[] = []
  beforeAll(async () => {
    await startMagickFromPackage()
    files = hostileFiles()
  })

  test('EDT-6: refuses each with its code within three seconds', async () => {
    for (const { name, codes, bytes } of files) {
      const begun = performance.now()
      expect(codes, name).toContain(await outcomeOf(bytes))
      expect(performance.now() - begun, name).toBeLessThan(3000)
    }
  })

  test('leaves no memory allocated after 500 of them', async () => {
    for (const { bytes } of files) await outcomeOf(bytes)
    const before = process.memoryUsage()
    const manyFiles = Array.from({ length: Math.ceil(500 / files.length) }, () => files).flat()
    for (const { bytes } of manyFiles.slice(0, 500)) await outcomeOf(bytes)
    const after = process.memoryUsage()
    const mebibytes = (bytes: number): number => bytes / 2 ** 20
    expect(mebibytes(after.external - before.external)).toBeLessThan(16)
    expect(mebibytes(after.rss - before.rss)).toBeLessThan(96)
  })

  test('ignores bytes after the end of a photo', async () => {
    const photo = samplePhoto(120, 90)
    const archive = Uint8Array.from(ascii('PK\x03\x04 <html><script>alert(1)</script>'))
    for (const file of [encodeJpeg(photo, 85), encodePng(photo, { dpi: 72 })]) {
      const { pixels } = acceptedPhoto(await openPhoto(joinBytes([file, archive])))
      expect(pixels.data).toEqual(acceptedPhoto(await openPhoto(file)).pixels.data)
    }
  })

  test('leaves a text chunk of 200 MB packed', async () => {
    const { deflateSync } = await import('node:zlib')
    const body = Uint8Array.from([...ascii('Comment'), 0, 0, ...deflateSync(new Uint8Array(200_000_000))])
    const plain = encodePng(samplePhoto(20, 20), { dpi: 72 })
    const chunk = pngOfChunks([['zTXt', body]]).subarray(8)
    const before = process.memoryUsage().rss
    const opened = await outcomeOf(joinBytes([plain.subarray(0, 33), chunk, plain.subarray(33)]))
    expect(['opened', 'UNREADABLE']).toContain(opened)
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(150)
  })
})

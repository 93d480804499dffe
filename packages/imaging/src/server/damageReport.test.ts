import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { reportsDamage } from './damageReport.ts'
import { openAndExamine } from './openPhoto.ts'

test.each([
  ['VipsJpeg: Corrupt JPEG data: premature end of data segment', true],
  ['VipsJpeg: Premature end of JPEG file', true],
  ['VipsJpeg: Corrupt JPEG data: found marker 0xd4 instead of RST3', true],
  ['vipspng: libpng read error', true],
  ['VipsJpeg: Corrupt JPEG data: 4 extraneous bytes before marker 0xd9', false],
  ['VipsJpeg: Unsupported color conversion request', false],
])('a decoder that says “%s” reports damage: %s', (reason, isDamage) => {
  expect(reportsDamage(reason)).toBe(isDamage)
})

describe('a real photo', () => {
  const photo = new Uint8Array(readFileSync(new URL('../../../../tests/architecture/kernelPhoto.jpg', import.meta.url)))
  const middle = Math.floor(photo.length / 2)
  beforeAll(startMagickFromPackage)
  const isDamaged = async (bytes: Uint8Array) => {
    const opened = await openAndExamine(bytes)
    return opened.ok ? opened.value.isDamaged : opened.error.code
  }

  test('opens as sound as it was taken, and with stray bytes before its end', async () => {
    expect(await isDamaged(photo)).toBe(false)
    const end = photo.length - 2
    const stray = new Uint8Array([...photo.subarray(0, end), 0, 0, 0, ...photo.subarray(end)])
    expect(await isDamaged(stray)).toBe(false)
  })

  test('opens as damaged if a part of its data is cut out', async () => {
    const cut = new Uint8Array([...photo.subarray(0, middle), ...photo.subarray(-2)])
    expect(await isDamaged(cut)).toBe(true)
  })
})

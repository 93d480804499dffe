import { expect, it } from 'vitest'
import { readTakenAt } from './readTakenAt.ts'

const HEADER = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]

/** A JPEG without image data whose EXIF contains the time of the shot. */
function jpegTaken(date: string, little: boolean): Blob {
  const tiff = new DataView(new ArrayBuffer(64))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  const entry = (at: number, tag: number, value: number) => {
    tiff.setUint16(at, 1, little)
    tiff.setUint16(at + 2, tag, little)
    tiff.setUint32(at + 10, value, little)
  }
  entry(8, 0x8769, 26)
  entry(26, 0x9003, 44)
  for (let index = 0; index < date.length; index++) tiff.setUint8(44 + index, date.charCodeAt(index))
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)]
  return new Blob([Uint8Array.from([...HEADER, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda])])
}

it('reads the time of the shot in both byte orders', async () => {
  const taken = Date.UTC(2026, 3, 5, 9, 30, 15)
  expect(await readTakenAt(jpegTaken('2026:04:05 09:30:15', true))).toBe(taken)
  expect(await readTakenAt(jpegTaken('2026:04:05 09:30:15', false))).toBe(taken)
})

it('returns null for an unset clock, a file without EXIF, a truncated file and a file that is no photo', async () => {
  expect(await readTakenAt(jpegTaken('0000:00:00 00:00:00', true))).toBeNull()
  expect(await readTakenAt(new Blob([Uint8Array.from(HEADER)]))).toBeNull()
  expect(await readTakenAt(jpegTaken('2026:04:05 09:30:15', true).slice(0, 40))).toBeNull()
  expect(await readTakenAt(new Blob(['not a photo']))).toBeNull()
  expect(await readTakenAt(new Blob([]))).toBeNull()
})

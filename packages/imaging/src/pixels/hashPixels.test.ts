import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { hashPixels, sha256Hex } from './hashPixels.ts'

test('sha256Hex agrees with the example of FIPS 180', async () => {
  const abc = Uint8Array.of(0x61, 0x62, 0x63)
  expect(await sha256Hex(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('hashPixels hashes width, height and bytes, so that equal bytes of another shape differ', async () => {
  const photo = samplePhoto(30, 20, true)
  const header = Uint8Array.of(30, 0, 0, 0, 20, 0, 0, 0)
  expect(await hashPixels(photo)).toBe(createHash('sha256').update(header).update(photo.data).digest('hex'))
  expect(await hashPixels({ ...photo, width: 20, height: 30 })).not.toBe(await hashPixels(photo))
})

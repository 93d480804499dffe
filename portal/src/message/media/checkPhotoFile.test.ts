import { UPLOAD_LIMITS } from '@irodori/contract'
import { expect, it } from 'vitest'
import { checkPhotoFile } from './checkPhotoFile.ts'

/** A GIF of one pixel. */
const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
)
const check = (...parts: BlobPart[]) => checkPhotoFile(new Blob(parts))

it('DGM-5: png, jpeg and gif are photos, by their bytes', async () => {
  expect(await check(GIF)).toEqual([])
  expect(await check('a photo, really')).toEqual(['IMAGE_INVALID'])
  expect(await check()).toEqual(['IMAGE_INVALID'])
})

it('DGM-5: a photo that breaks off, that is too large or has too many pixels is told from the others', async () => {
  expect(await check(GIF.slice(0, GIF.length - 2))).toEqual(['IMAGE_TRUNCATED'])
  expect(await check(new Uint8Array(UPLOAD_LIMITS.PHOTO))).toEqual(['IMAGE_MAXIMUM_SIZE'])
  const vast = GIF.slice()
  vast.set([0xff, 0xff, 0xff, 0xff], 6)
  expect(await check(vast)).toEqual(['IMAGE_TOO_MANY_PIXELS'])
})

import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { expect, it } from 'vitest'
import { checkPhotoFile } from './checkPhotoFile.ts'

/** A GIF of one pixel. */
const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
)
const check = (...parts: BlobPart[]) => checkPhotoFile(new Blob(parts))

it('DGM-5: accepts png, jpeg and gif by their bytes', async () => {
  expect(await check(GIF)).toEqual([])
  expect(await check('a photo, really')).toEqual(['IMAGE_INVALID'])
  expect(await check()).toEqual(['IMAGE_INVALID'])
})

it('DGM-5: distinguishes a truncated photo, one that is too large and one with too many pixels', async () => {
  expect(await check(GIF.slice(0, GIF.length - 2))).toEqual(['IMAGE_TRUNCATED'])
  expect(await check(new Uint8Array(UPLOAD_LIMITS.PHOTO))).toEqual(['IMAGE_MAXIMUM_SIZE'])
  const vast = GIF.slice()
  vast.set([0xff, 0xff, 0xff, 0xff], 6)
  expect(await check(vast)).toEqual(['IMAGE_TOO_MANY_PIXELS'])
})

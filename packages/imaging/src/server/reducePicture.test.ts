import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPixels } from '../pixels/pixels.ts'
import { encodePicture } from './encodePicture.ts'
import { reducePicture } from './reducePicture.ts'

async function colouredPicture(width: number, height: number): Promise<Uint8Array> {
  const pixels = createPixels(width, height)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([200, 40, 40, 255], at)
  return encodePicture(pixels, { kind: 'jpg', quality: 90 })
}

describe('a reduced picture', () => {
  it('keeps its proportions within the side, in colour or in one channel of grey', async () => {
    const picture = await colouredPicture(400, 200)
    const coloured = await sharp((await reducePicture(picture, 100, 'COLOUR')) ?? undefined).metadata()
    expect(coloured).toMatchObject({ format: 'jpeg', width: 100, height: 50, channels: 3 })
    const grey = await sharp((await reducePicture(picture, 100, 'GREY')) ?? undefined).metadata()
    expect(grey).toMatchObject({ format: 'jpeg', width: 100, height: 50, channels: 1 })
  })

  it('keeps its size if it is small', async () => {
    const reduced = await reducePicture(await colouredPicture(40, 20), 100, 'GREY')
    expect(await sharp(reduced ?? undefined).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('is null for a file that is no picture', async () => {
    expect(await reducePicture(Buffer.from('not a picture'), 100, 'GREY')).toBeNull()
  })
})

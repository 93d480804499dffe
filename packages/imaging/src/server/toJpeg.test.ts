import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toJpeg } from './toJpeg.ts'

it('toJpeg converts a PNG to a JPEG of the given size, and crops its longer sides instead of stretching it', async () => {
  const stripes = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } }, left: 100, top: 0 },
    ])
    .png()
    .toBuffer()
  const made = sharp(await toJpeg(stripes, 50, 50))
  expect(await made.metadata()).toMatchObject({ format: 'jpeg', width: 50, height: 50 })
  const { channels } = await made.stats()
  expect(channels[2]?.mean).toBeGreaterThan(240)
})

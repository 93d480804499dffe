import { fillPixels } from '@irodori/imaging/paintColour'
import { createPixels } from '@irodori/imaging/pixels'
import { parseColour } from '@irodori/imaging/rgba'
import { samplePhoto, withoutAlpha } from '@irodori/imaging/testing/kernelSample'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { unpacked } from '../../testing/unpacked.ts'
import type { BlackInk, Press } from './colourConverter.ts'
import { rgbColours, withPressColours } from './colourConverter.ts'
import type { OutputProfile } from './outputProfile.ts'
import { standardProfile } from './outputProfile.ts'

let profile: OutputProfile
beforeAll(async () => {
  profile = await standardProfile()
})

test('PRF-6: packs photos and drawings without loss', async () => {
  const photo = samplePhoto(64, 48)
  const drawing = createPixels(500, 400)
  fillPixels(drawing, parseColour('#c03020'))
  drawing.data.fill(80, 70_000, 70_400)
  for (const picture of [photo, drawing]) {
    const { packed } = await rgbColours.pack(picture)
    expect(packed.channels).toBe(3)
    expect(Buffer.from(unpacked(packed, picture.width))).toEqual(Buffer.from(withoutAlpha(picture).data))
  }
  expect((await rgbColours.pack(drawing)).packed.bytes.length).toBeLessThan(3000)
  expect(await rgbColours.fill(parseColour('#ff8000'), 'AREA')).toEqual({
    operator: '/Screen cs 1 0.502 0 sc',
    overprints: false,
    coloured: 0,
  })
})

test('PRF-6: converts by the profile, and black to black ink alone', async () => {
  const photo = samplePhoto(32, 16)
  const red = createPixels(1, 1)
  fillPixels(red, parseColour('#c03020'))
  const press: Press = { profile: profile.bytes, blackInk: 'BLACK', areaBlack: null, inkLimit: null }
  const { picture, fill, black } = await withPressColours(press, async (colours) => ({
    picture: await colours.pack(photo),
    fill: (await colours.fill(parseColour('#c03020'), 'AREA')).operator,
    black: await colours.fill(parseColour('#000000'), 'AREA'),
  }))
  const raw = { raw: { width: 32, height: 16, channels: 4 } } as const
  const expected = await sharp(photo.data, raw).removeAlpha().withIccProfile('cmyk').raw().toBuffer()
  expect(picture.packed.channels).toBe(4)
  expect(Buffer.from(unpacked(picture.packed, 32))).toEqual(expected)
  expect(black).toEqual({ operator: '0 0 0 1 k', overprints: false, coloured: 0 })
  const [cyan, magenta, yellow] = fill.split(' ').map(Number)
  expect(magenta).toBeGreaterThan(0.5)
  expect(yellow).toBeGreaterThan(0.5)
  expect(cyan).toBeLessThan(0.5)
})

test('PRF-9: converts near black to black ink alone, and no dark colour with a hue', async () => {
  const inkOf = (blackInk: BlackInk, colour: string) =>
    withPressColours({ profile: profile.bytes, blackInk, areaBlack: null, inkLimit: null }, ({ fill }) =>
      fill(parseColour(colour), 'LETTERS'),
    )
  const black = { operator: '0 0 0 1 k', overprints: true, coloured: 0 }
  for (const colour of ['#000000', '#25211d', '#333333']) expect(await inkOf('NEAR_BLACK', colour)).toEqual(black)
  for (const colour of ['#1a237e', '#203040', '#4a443d', '#1f4341', '#404040']) {
    const ink = await inkOf('NEAR_BLACK', colour)
    expect(ink, colour).toMatchObject({ operator: expect.not.stringMatching(/^0 0 0 /), overprints: false })
  }
  expect((await inkOf('BLACK', '#25211d')).operator).toMatch(/^0\.\d+ 0\.\d+ 0\.\d+ 0\.\d+ k$/)
})

test('PRF-11: converts near black to the rich black of areas, but not that of words and no other colour', async () => {
  const press: Press = { profile: profile.bytes, blackInk: 'NEAR_BLACK', areaBlack: [40, 30, 30, 100], inkLimit: null }
  await withPressColours(press, async ({ fill }) => {
    const black = parseColour('#25211d')
    expect(await fill(black, 'AREA')).toEqual({ operator: '0.4 0.3 0.3 1 k', overprints: false, coloured: 255 })
    expect(await fill(black, 'LINE')).toMatchObject({ operator: '0 0 0 1 k' })
    expect(await fill(black, 'LETTERS')).toMatchObject({ operator: '0 0 0 1 k', overprints: true })
    expect((await fill(parseColour('#1a237e'), 'AREA')).operator).not.toBe('0.4 0.3 0.3 1 k')
  })
})

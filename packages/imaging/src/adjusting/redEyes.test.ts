import { rotationAbout, scaling } from '@irodori/geometry/affine'
import { ellipsePath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { expect, test } from 'vitest'
import { fillCoverage } from '../coverage/fillCoverage.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels } from '../pixels/pixels.ts'
import { parseColour } from '../pixels/rgba.ts'
import { UNADJUSTED } from './adjustment.ts'
import { findRedEye } from './findRedEye.ts'
import { fillPixels, paintColour } from '../painting/paintColour.ts'
import { paintPhoto } from '../painting/paintPhoto.ts'
import { createPhotoSource } from '../painting/photoSource.ts'
import { correctRedEyes, placeEyes } from './redEyes.ts'

const [WIDTH, HEIGHT] = [400, 300]
const everything = rect(0, 0, WIDTH, HEIGHT)
const PUPIL = { x: 150, y: 120 }
const RADIUS = 6

/** A face in a red shirt, with red lips and two eyes whose pupils are red. */
function face(): Pixels {
  const pixels = createPixels(WIDTH, HEIGHT)
  const fill = (colour: string, x: number, y: number, across: number, down = across) =>
    paintColour(
      pixels,
      fillCoverage(ellipsePath(rect(x - across, y - down, 2 * across, 2 * down)), everything),
      parseColour(colour),
    )
  fillPixels(pixels, parseColour('#8fa3b0'))
  fill('#b8232f', 200, 320, 160, 60)
  fill('#dcae92', 200, 150, 110, 140)
  fill('#a8404e', 200, 230, 36, 12)
  for (const x of [PUPIL.x, 250]) {
    fill('#f2efe9', x, PUPIL.y, 22, 12)
    fill('#6b4a34', x, PUPIL.y, 10)
    fill('#c8242c', x, PUPIL.y, RADIUS)
  }
  return pixels
}

const at = ({ data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3),
]

test('finds the pupil near the place that was touched', () => {
  const found = findRedEye(face(), { x: PUPIL.x + 7, y: PUPIL.y - 4 })
  expect(found?.x).toBeCloseTo(PUPIL.x, 0)
  expect(found?.y).toBeCloseTo(PUPIL.y, 0)
  expect(found?.radius).toBeGreaterThan(RADIUS)
  expect(found?.radius).toBeLessThan(RADIUS * 1.7)
})

test.each([
  ['skin', 200, 60],
  ['lips', 200, 230],
  ['a red shirt', 200, 290],
])('finds no pupil on %s', (_, x, y) => {
  expect(findRedEye(face(), { x, y })).toBeNull()
})

test('takes the red out of the pupil and changes nothing outside the circle', () => {
  const photo = face()
  const eye = { ...PUPIL, radius: 9 }
  const target = createPixels(WIDTH, HEIGHT)
  const coverage = fillCoverage(ellipsePath(rect(-400, -400, 1200, 1100)), everything)
  paintPhoto(target, createPhotoSource(photo), {
    toPhoto: scaling(1),
    coverage,
    adjustment: { ...UNADJUSTED, redEyes: [eye] },
  })
  const [r = 0, g = 0, b = 0] = at(target, PUPIL.x, PUPIL.y)
  expect(Math.max(r, g, b)).toBeLessThan(60)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (Math.hypot(x + 0.5 - eye.x, y + 0.5 - eye.y) > eye.radius) expect(at(target, x, y)).toEqual(at(photo, x, y))
    }
  }
})

test('corrects a column as it corrects rows', () => {
  const toPhoto = rotationAbout(20, PUPIL)
  const eyes = placeEyes([{ ...PUPIL, radius: 9 }], toPhoto)
  const rows = face()
  for (let y = 0; y < HEIGHT; y++) {
    const row = rows.data.subarray(y * WIDTH * 4, (y + 1) * WIDTH * 4)
    correctRedEyes(row, { x: 0, y, count: WIDTH, isColumn: false }, toPhoto, eyes)
  }
  const photo = face()
  for (let x = 140; x < 160; x++) {
    const column = new Uint8ClampedArray(HEIGHT * 4)
    for (let y = 0; y < HEIGHT; y++) column.set([...at(photo, x, y), 255], y * 4)
    correctRedEyes(column, { x, y: 0, count: HEIGHT, isColumn: true }, toPhoto, eyes)
    for (let y = 0; y < HEIGHT; y++) expect([...column.subarray(y * 4, y * 4 + 3)]).toEqual(at(rows, x, y))
  }
  expect(rows.data).not.toEqual(photo.data)
})

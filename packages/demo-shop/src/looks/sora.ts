import { elementOf } from '../art/elementOf.ts'
import { wash } from '../art/ornaments/wash.ts'
import { between } from '../art/random.ts'
import { defs, line, linearGradient, n, page, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { isClear, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { cloud } from '../art/ornaments/marks.ts'
import { mats } from '../composing/borders.ts'

const PIGMENTS = ['#7FB2D0', '#A9CFE0', '#8FBFD6', '#F2C9C0', '#BFD9E6'] as const

/** A far bird: two strokes of a wing. */
const bird = ({ x, y }: XY, size: number): string =>
  line(
    `M${n(x - size)} ${n(y - size * 0.25)}Q${n(x - size * 0.4)} ${n(y - size * 0.55)} ${n(x)} ${n(y)}Q${n(x + size * 0.4)} ${n(y - size * 0.55)} ${n(x + size)} ${n(y - size * 0.25)}`,
    '#4F7596',
    size * 0.13,
  )

function behind(sheet: Sheet): string {
  const { width, height, random, unit } = sheet
  const pools = Array.from({ length: 7 }, (_, index) =>
    wash(random, {
      centre: { x: Math.round(width * between(random, 0, 1)), y: Math.round(height * (0.04 + index * 0.09)) },
      radiusX: unit * between(random, 34, 60),
      radiusY: unit * between(random, 16, 26),
      turn: Math.round(between(random, -12, 12)),
      pigment: elementOf(PIGMENTS, index),
      strength: 1.5 - index * 0.16,
    }),
  )
  const clouds = [0.14, 0.86, 0.3, 0.78].map((share, index) =>
    cloud({ x: width * share, y: height * (0.1 + 0.16 * index) }, unit * (13 - index), '#FFFFFF', 0.75),
  )
  return (
    defs(
      linearGradient('soraGround', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#CFE4EF' },
        { offset: 0.6, color: '#EFF6F8' },
        { offset: 1, color: '#FDFBF6' },
      ]),
    ) +
    page(width, height, 'url(#soraGround)') +
    pools.join('') +
    clouds.join('') +
    mats(sheet.frames, unit * 2.2, '#FFFFFF', '#4F7596')
  )
}

function before(sheet: Sheet): string {
  const { unit, random, frames, width, height } = sheet
  const birds = scattered(sheet, unit * 9, (at) => isClear(sheet, at, unit * 4) && at.y < height * 0.75, 60)
  const low = frames.flatMap(({ left, top, width: wide, height: tall }) => [
    { x: left + wide * 0.96, y: top + tall * 0.98 },
    { x: left + wide * 0.02, y: top + tall * 0.1 },
  ])
  return (
    low
      .map((at) => ({ at, size: roomAt(sheet, { x: at.x, y: at.y - 3 * unit }, 9 * unit) }))
      .filter(({ size, at }) => size > 5 * unit && at.x < width - 6 * unit && at.x > 6 * unit)
      .map(({ at, size }) => cloud(at, size, '#FFFFFF', 0.96))
      .join('') + birds.map((at) => bird(at, unit * between(random, 1.4, 2.4))).join('')
  )
}

/** 水彩の空: a wide sky in watercolour, white clouds, birds far off. */
export const SORA: Look = {
  id: 'sora',
  name: '水彩の空',
  hashtags: ['水彩', 'さわやか'],
  paper: '#EFF6F8',
  inks: { title: '#28486B', text: '#28486B', accent: '#28486B' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  behind,
  before,
}

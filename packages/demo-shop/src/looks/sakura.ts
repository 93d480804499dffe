import { elementOf } from '../art/elementOf.ts'
import { blossom, petal, petalTints } from '../art/ornaments/petal.ts'
import { between } from '../art/random.ts'
import { defs, line, linearGradient, n, page } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, isClear, outlineOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { innerFrames } from '../composing/borders.ts'

/** A bough from a corner, its blossoms close together at the root. */
function bough(sheet: Sheet, index: number, most: number): string {
  const { random, unit } = sheet
  const { x, y, inward } = elementOf(cornersOf(sheet), index)
  const reach = Math.max(12 * unit, roomAt(sheet, { x, y }, most * unit))
  const at = (share: number, aside: number) => {
    const turn = ((inward + aside) * Math.PI) / 180
    return { x: x + reach * share * Math.sin(turn), y: y - reach * share * Math.cos(turn) }
  }
  const twigs = [-34, -8, 24].map((aside) => {
    const [from, bend, to] = [at(-0.1, 0), at(0.5, aside * 0.4), at(0.98, aside)]
    return line(`M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`, '#8A6552', unit * 0.55)
  })
  const places = [
    [0.18, 0],
    [0.36, -34],
    [0.42, 20],
    [0.62, -12],
    [0.66, 32],
    [0.7, -36],
    [0.9, -6],
    [0.92, 25],
    [0.95, -32],
  ] as const
  const flowers = places.map(([share, aside]) => {
    const spot = at(share, aside)
    return blossom(random, spot.x, spot.y, reach * (0.24 - share * 0.1), between(random, 0, 72))
  })
  return twigs.join('') + flowers.join('')
}

function before(sheet: Sheet): string {
  const { unit, random, frames } = sheet
  const falling = scattered(sheet, unit * 6, (at) => isClear(sheet, at, unit * 2), 140).map((at, index) =>
    petal(
      {
        ...at,
        size: unit * between(random, 1.8, 3),
        turn: between(random, 0, 360),
        flat: between(random, 0.6, 1),
        tintIndex: index % 4,
      },
      0.1,
    ),
  )
  return (
    defs(petalTints()) +
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 0.5), '#FFFFFF', unit * 1.2))
      .join('') +
    falling.join('') +
    bough(sheet, 1, 34) +
    bough(sheet, 3, 26)
  )
}

/** 桜ひとひら: boughs in bloom over paper the colour of a spring morning. */
export const SAKURA: Look = {
  id: 'sakura',
  name: '桜ひとひら',
  hashtags: ['春', '和風'],
  paper: '#FBEFEE',
  inks: { title: '#A93A2B', text: '#4A443D', accent: '#7A4B3A' },
  japanese: MINCHO,
  latin: GARAMOND,
  behind: ({ width, height }) =>
    defs(
      linearGradient('morning', { x: 0, y: 0 }, { x: 0.2, y: 1 }, [
        { offset: 0, color: '#F9E3E2' },
        { offset: 0.5, color: '#FDF6F2' },
        { offset: 1, color: '#F6E9EE' },
      ]),
    ) + page(width, height, 'url(#morning)'),
  before,
}

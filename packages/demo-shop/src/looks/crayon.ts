import { elementOf } from '../art/elementOf.ts'
import { between, pick, type Random } from '../art/random.ts'
import { dot, line, n, page, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, isClear, middleOf, roomAt, type Sheet, scattered } from '../composing/sheet.ts'
import { QUICKSAND, ROUNDED } from '../shop/fonts.ts'
import { innerFrames } from '../composing/borders.ts'

const WAX = ['#E0685A', '#EFA544', '#F2CC4B', '#6FAE7B', '#5C9CC4', '#A981B8'] as const

/** Colours of the four sides of a frame. */
const SIDES = [WAX[0], WAX[4], WAX[3], WAX[1]] as const

/** A stroke of wax: three passes that do not quite meet, with gaps where the paper is rough. */
function wax(random: Random, points: readonly XY[], colour: string, width: number): string {
  return [0, 1, 2]
    .map((pass) => {
      const d = points
        .map(({ x, y }, index) => {
          const off = width * 0.3
          return `${index === 0 ? 'M' : 'L'}${n(x + between(random, -off, off))} ${n(y + between(random, -off, off))}`
        })
        .join('')
      return line(d, colour, width * (0.85 - pass * 0.18), {
        opacity: (0.5 + pass * 0.12).toFixed(2),
        'stroke-dasharray': `${n(width * between(random, 2, 5))} ${n(width * between(random, 0.1, 0.45))}`,
      })
    })
    .join('')
}

/** The point of a circle at an angle in degrees, clockwise from the top. */
function onCircle({ x, y }: XY, radius: number, degrees: number): XY {
  const turn = (degrees * Math.PI) / 180
  return { x: x + radius * Math.sin(turn), y: y - radius * Math.cos(turn) }
}

const arc = (centre: XY, radius: number, from: number, to: number, count = 26): XY[] =>
  Array.from({ length: count + 1 }, (_, index) => onCircle(centre, radius, from + ((to - from) * index) / count))

/** The sun of a child's picture: a scribbled disc, rays all round. */
const sun = (random: Random, at: XY, radius: number, pen: number): string =>
  Array.from({ length: 7 }, (_, index) =>
    wax(random, arc(at, radius * (0.14 + index * 0.12), 0, 360), WAX[2], pen),
  ).join('') +
  Array.from({ length: 12 }, (_, index) =>
    wax(random, [onCircle(at, radius * 1.2, index * 30), onCircle(at, radius * 1.65, index * 30)], WAX[1], pen),
  ).join('')

const rainbow = (random: Random, at: XY, reach: number, from: number, pen: number): string =>
  WAX.slice(0, 5)
    .map((colour, index) => wax(random, arc(at, reach - index * pen * 1.25, from, from + 90), colour, pen * 1.1))
    .join('')

function flower(random: Random, { x, y }: XY, size: number, colour: string, pen: number): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const centre = onCircle({ x, y }, size * 0.55, index * 72)
    return wax(random, arc(centre, size * 0.3, 0, 360, 14), colour, pen)
  })
  return petals.join('') + dot(x, y, size * 0.22, WAX[2])
}

function before(sheet: Sheet): string {
  const { unit, random, frames } = sheet
  const pen = unit * 1.1
  const [, topRight, , bottomLeft] = cornersOf(sheet)
  const sunAt = { x: topRight.x - 9 * unit, y: topRight.y + 9 * unit }
  const sunRoom = roomAt(sheet, sunAt, 12 * unit)
  const bow = roomAt(sheet, bottomLeft, 30 * unit)
  const flowers = scattered(
    sheet,
    unit * 10,
    (at) =>
      isClear(sheet, at, unit * 4.2) &&
      Math.hypot(at.x - sunAt.x, at.y - sunAt.y) > 14 * unit &&
      Math.hypot(at.x - bottomLeft.x, at.y - bottomLeft.y) > bow + 3 * unit,
    260,
  )
  const outline = innerFrames(frames).flatMap((frame) => {
    const { x, y } = middleOf(frame)
    const grow = unit * 0.6
    if (frame.shape !== 'rect')
      return [wax(random, arc({ x, y }, frame.width / 2 + grow, 0, 360, 60), WAX[4], pen * 1.2)]
    const [halfWidth, halfHeight] = [frame.width / 2 + grow, frame.height / 2 + grow]
    const turn = (frame.rotate * Math.PI) / 180
    const at = (dx: number, dy: number): XY => ({
      x: x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: y + dx * Math.sin(turn) + dy * Math.cos(turn),
    })
    const along = (from: XY, to: XY): XY[] =>
      Array.from({ length: 13 }, (_, index) => ({
        x: from.x + ((to.x - from.x) * index) / 12,
        y: from.y + ((to.y - from.y) * index) / 12,
      }))
    const corners = [
      at(-halfWidth, -halfHeight),
      at(halfWidth, -halfHeight),
      at(halfWidth, halfHeight),
      at(-halfWidth, halfHeight),
    ]
    return corners.map((corner, index) =>
      wax(random, along(corner, elementOf(corners, index + 1)), elementOf(SIDES, index), pen * 1.2),
    )
  })
  return (
    outline.join('') +
    (sunRoom > 6 * unit ? sun(random, sunAt, sunRoom * 0.56, pen) : '') +
    (bow > 9 * unit ? rainbow(random, bottomLeft, bow, 0, pen) : '') +
    flowers.map((at) => flower(random, at, unit * 3.6, pick(random, WAX), pen * 0.7)).join('')
  )
}

/** クレヨン: a child's drawings around a photo: the sun, a rainbow, flowers. */
export const CRAYON: Look = {
  id: 'crayon',
  name: 'クレヨン',
  hashtags: ['こども', '手作り風', 'かわいい'],
  paper: '#FFFDF6',
  inks: { title: '#A93A2B', text: '#4A443D', accent: '#3F7A5C' },
  japanese: ROUNDED,
  latin: QUICKSAND,
  isBoldTitle: true,
  behind: ({ width, height }) => page(width, height, '#FFFDF6'),
  before,
}

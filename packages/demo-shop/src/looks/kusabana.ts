import { between, type Random } from '../art/random.ts'
import { dot, group, line, n, type XY } from '../art/svg.ts'
import type { Look } from '../composing/look.ts'
import { cornersOf, type Frame, middleOf, outlineOf, roomAt, type Sheet } from '../composing/sheet.ts'
import { GARAMOND, MINCHO } from '../shop/fonts.ts'
import { innerFrames } from '../composing/borders.ts'

const INK = '#5E7358'
const SOFT = '#9DB08F'

/** A stalk with leaves in pairs, drawn in one line with a fine pen. */
function stalk(random: Random, { x, y }: XY, length: number, turn: number, bend: number, pen: number): string {
  const steps = 6
  let at = { x: 0, y: 0 }
  const path = ['M0 0']
  const leaves: string[] = []
  for (let index = 1; index <= steps; index++) {
    const heading = ((bend * index) / steps) * (Math.PI / 180)
    at = { x: at.x + (length / steps) * Math.sin(heading), y: at.y - (length / steps) * Math.cos(heading) }
    path.push(`L${n(at.x)} ${n(at.y)}`)
    const size = length * 0.26 * (1.15 - index / (steps + 2)) * between(random, 0.9, 1.1)
    const half = size * 0.26
    const leaf = `M0 0C${n(half)} ${n(-size * 0.25)} ${n(half)} ${n(-size * 0.7)} 0 ${n(-size)}C${n(-half)} ${n(-size * 0.7)} ${n(-half)} ${n(-size * 0.25)} 0 0ZM0 0V${n(-size * 0.7)}`
    for (const side of index === steps ? [0] : [-1, 1]) {
      const open = (bend * index) / steps + side * between(random, 42, 54)
      leaves.push(
        line(leaf, INK, pen, { transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n(open)})`, 'fill-opacity': 0 }),
      )
    }
  }
  return group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` }, line(path.join(''), INK, pen), ...leaves)
}

/** An anemone: seven petals, each with a fold, about a dotted heart. */
function anemone(random: Random, { x, y }: XY, size: number, pen: number): string {
  const petal = `M0 0C${n(-size * 0.62)} ${n(-size * 0.36)} ${n(-size * 0.46)} ${n(-size)} ${n(size * 0.04)} ${n(-size * 0.96)}C${n(size * 0.5)} ${n(-size)} ${n(size * 0.56)} ${n(-size * 0.36)} 0 0Z`
  const fold = `M0 ${n(-size * 0.3)}Q${n(size * 0.07)} ${n(-size * 0.55)} 0 ${n(-size * 0.78)}`
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 50))})` },
    ...Array.from({ length: 7 }, (_, index) =>
      line(petal + fold, INK, pen, { fill: '#FDFCF8', transform: `rotate(${n((index * 360) / 7)})` }),
    ),
    dot(0, 0, size * 0.2, INK),
    ...Array.from({ length: 14 }, (_, index) => {
      const turn = (index * 2 * Math.PI) / 14
      return dot(size * 0.34 * Math.cos(turn), size * 0.34 * Math.sin(turn), size * 0.03, INK)
    }),
  )
}

function bouquet(sheet: Sheet, at: XY, inward: number, reach: number): string {
  const { random, unit } = sheet
  const pen = Math.max(unit * 0.16, 2)
  const spread = [-84, -56, -26, 6, 34, 62, 88]
  return (
    spread
      .map((turn) => stalk(random, at, reach * between(random, 0.8, 1.05), inward + turn, turn * 0.5, pen))
      .join('') + anemone(random, at, reach * 0.34, pen)
  )
}

const onEdge = (frame: Frame, degrees: number): XY => {
  const { x, y } = middleOf(frame)
  const turn = (degrees * Math.PI) / 180
  return { x: x + (frame.width / 2) * Math.sin(turn), y: y - (frame.height / 2) * Math.cos(turn) }
}

function before(sheet: Sheet): string {
  const { unit, frames } = sheet
  const [, right, , left] = cornersOf(sheet)
  const round = innerFrames(frames).find(({ shape }) => shape === 'circle')
  const onFrame = round ? [128, 308].map((degrees) => ({ ...onEdge(round, degrees), inward: degrees - 90 })) : []
  const inCorners = [
    { x: right.x - 8 * unit, y: right.y + 8 * unit, inward: 225 },
    { x: left.x + 8 * unit, y: left.y - 8 * unit, inward: 45 },
  ]
  // Text and figures around a photo leave no room at its edge.
  const texts = { ...sheet, frames: [] }
  const places =
    onFrame.length > 0 && onFrame.every((at) => roomAt(texts, at, 12 * unit) === 12 * unit) ? onFrame : inCorners
  const least = places === onFrame ? 15 : 9
  return (
    innerFrames(frames)
      .map((frame) => line(outlineOf(frame, unit * 1.2), SOFT, unit * 0.16))
      .join('') +
    places.map((at) => bouquet(sheet, at, at.inward, Math.max(least * unit, roomAt(sheet, at, 21 * unit)))).join('')
  )
}

/** 草花: wild flowers in a fine green line on white. */
export const KUSABANA: Look = {
  id: 'kusabana',
  name: '草花',
  hashtags: ['ボタニカル', 'ナチュラル'],
  paper: '#FDFCF8',
  inks: { title: '#2F5D5A', text: '#4A443D', accent: '#3F7A5C' },
  japanese: MINCHO,
  latin: GARAMOND,
  before,
}

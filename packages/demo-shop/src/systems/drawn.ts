import { elementOf } from '../art/elementOf.ts'
import { smoothLine } from '../art/handDrawn.ts'
import { between, pick, type Random } from '../art/random.ts'
import { dot, group, line, n, page, shape, type XY } from '../art/svg.ts'
import { frameLines } from '../composing/borders.ts'
import { cornersOf, isClear, middleOf, roomAt, scattered } from '../composing/sheet.ts'
import type { Palette } from './palette.ts'
import { largestFrame, ornamentAt, type System } from './system.ts'

const towards = ({ x, y }: XY, degrees: number, length: number): XY => ({
  x: x + length * Math.sin((degrees * Math.PI) / 180),
  y: y - length * Math.cos((degrees * Math.PI) / 180),
})

/** A twig of one pen line; the colour of its leaves is printed a little beside the lines. */
function twig(random: Random, root: XY, turn: number, length: number, round: boolean, { mark, tint }: Palette): string {
  const bend = between(random, -26, 26)
  const pairs = round ? 5 : 6
  const points = Array.from({ length: pairs + 2 }, (_, at) => {
    const share = at / (pairs + 1)
    return { ...towards(root, turn + bend * share, length * share), heading: turn + 2 * bend * share }
  })
  const pen = Math.max(2, length / 120)
  const leaf = (at: XY, heading: number, size: number): string => {
    const half = size * (round ? 0.42 : 0.2)
    const d = `M0 0C${n(half * 1.3)} ${n(-size * 0.25)} ${n(half)} ${n(-size * 0.8)} 0 ${n(-size)}C${n(-half)} ${n(-size * 0.8)} ${n(-half * 1.3)} ${n(-size * 0.25)} 0 0Z`
    return group(
      { transform: `translate(${n(at.x)} ${n(at.y)}) rotate(${n(heading)})` },
      shape(d, tint, { transform: `translate(${n(size * 0.07)} ${n(size * 0.05)})` }),
      line(d, mark, pen),
      line(`M0 0V${n(-size * 0.6)}`, mark, pen * 0.7),
    )
  }
  const leaves = points.slice(1, -1).flatMap((at, index) => {
    const size = length * (round ? 0.2 : 0.27) * (1 - 0.45 * (index / pairs))
    return [-1, 1].map((side) => leaf(at, at.heading + side * between(random, 40, 56), size))
  })
  const tip = elementOf(points, -1)
  return line(smoothLine(points), mark, pen * 1.3) + leaves.join('') + leaf(tip, tip.heading, length * 0.16)
}

/** Twigs that grow from two opposite corners of the paper. */
export const twigs =
  (round = false): System =>
  (palette) => ({
    before: (sheet) => {
      const { unit, random, frames } = sheet
      const corners = cornersOf(sheet)
      const isOnPhoto = ({ x, y }: XY): boolean =>
        frames.some(({ left, top, width, height }) => x > left && x < left + width && y > top && y < top + height)
      const roomy = [1, 3, 0, 2]
        .map((index) => elementOf(corners, index))
        .map((corner) => ({ corner, room: roomAt(sheet, corner, 36 * unit) }))
        .filter(({ corner, room }) => room > 9 * unit && !isOnPhoto(towards(corner, corner.inward, 3 * unit)))
        .toSorted((one, other) => other.room - one.room)
        .slice(0, 2)
      const grown = roomy.map(({ corner, room }) =>
        (
          [
            [-32, 0.74],
            [30, 0.78],
            [0, 0.92],
          ] as const
        ).map(([aside, share]) =>
          twig(
            random,
            towards(corner, corner.inward + 180, 3 * unit),
            corner.inward + aside,
            room * share,
            round,
            palette,
          ),
        ),
      )
      return frameLines(frames, unit * 0.7, palette.mark, unit * 0.16) + grown.flat().join('')
    },
  })

/** A stroke of a wide dry brush, as parallel lines of its bristles. */
function stroke(random: Random, from: XY, to: XY, breadth: number, colour: string): string {
  const bristles = 56
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const drawn = Array.from({ length: bristles }, (_, index) => {
    const aside = (index / (bristles - 1) - 0.5) * breadth
    const edge = Math.abs(aside) / breadth
    const [start, end] = [between(random, 0, 0.05 + 0.1 * edge), 1 - between(random, 0, 0.08 + 0.24 * edge)]
    const points = [0, 0.3, 0.65, 1].map((share) => {
      const at = start + (end - start) * share
      const drift = aside * (1 - 0.14 * at) + breadth * 0.06 * Math.sin(3 * at)
      return { x: from.x + alongX * length * at - alongY * drift, y: from.y + alongY * length * at + alongX * drift }
    })
    return line(smoothLine(points), colour, (breadth / bristles) * between(random, 1.1, 2.2), {
      opacity: n(between(random, 0.7, 1)),
    })
  })
  return drawn.join('')
}

/** A ring of the same brush that leaves a gap. */
function ring(random: Random, { x, y }: XY, radius: number, breadth: number, colour: string): string {
  const drawn = Array.from({ length: 26 }, (_, index) => {
    const aside = (index / 25 - 0.5) * breadth
    const [start, sweep] = [
      200 + between(random, -6, 3),
      322 - between(random, 0, 50) * (0.3 + Math.abs(aside / breadth)),
    ]
    const points = Array.from({ length: 15 }, (_, step) => {
      const share = step / 14
      return towards({ x, y }, start + sweep * share, radius + aside * (1 - 0.35 * share))
    })
    return line(smoothLine(points), colour, (breadth / 26) * between(random, 0.8, 1.7), {
      opacity: n(between(random, 0.55, 1)),
    })
  })
  return drawn.join('')
}

/** Ink from a wide brush: a ring about a round photo, a stroke behind any other one that does not bleed. */
export const ink: System = (palette) => ({
  behind: (sheet) => {
    const { width, height, unit, random } = sheet
    const main = largestFrame(sheet)
    const paper = page(width, height, palette.paper)
    if (main === undefined) {
      const y = height - sheet.bleed - 8 * unit
      return (
        paper + stroke(random, { x: width * 0.08, y }, { x: width * 0.92, y: y - 2 * unit }, 6 * unit, palette.tint)
      )
    }
    if (main.shape === 'circle')
      return paper + ring(random, middleOf(main), main.width / 2 + 2.6 * unit, 5.2 * unit, palette.deep)
    if (main.isBleeding) return paper
    const middle = middleOf(main)
    const from = { x: -2 * unit, y: middle.y + main.height * 0.16 }
    return (
      paper +
      stroke(
        random,
        from,
        { x: width + 4 * unit, y: from.y - main.height * 0.2 },
        Math.min(main.height * 0.36, 26 * unit),
        palette.tint,
      )
    )
  },
  before: ({ frames, unit }) => frameLines(frames, unit * 0.4, palette.paper, unit * 0.8),
})

/** The shop's ornaments on the paper between photos and texts. */
export const scattering =
  (names: readonly string[], colours?: readonly string[]): System =>
  (palette) => ({
    before: (sheet) => {
      const { unit, random, frames } = sheet
      const spots = scattered(sheet, 11 * unit, (at) => isClear(sheet, at, 4.6 * unit), 1200)
      const fills = colours ?? [palette.deep, palette.mark, palette.light, palette.mark]
      return (
        frameLines(frames, unit * 0.6, palette.tint, unit * 1.2) +
        spots
          .map(({ x, y }, index) => {
            const main = elementOf(fills, index % fills.length)
            const spot = { x, y, size: unit * between(random, 4.4, 6.4), turn: between(random, -24, 24) }
            return ornamentAt(pick(random, names), spot, [main, palette.tint])
          })
          .join('') +
        scattered(
          sheet,
          4 * unit,
          (at) =>
            isClear(sheet, at, unit) && spots.every((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) > 4.4 * unit),
          500,
        )
          .map(({ x, y }) => dot(x, y, unit * between(random, 0.3, 0.6), palette.light))
          .join('')
      )
    },
  })

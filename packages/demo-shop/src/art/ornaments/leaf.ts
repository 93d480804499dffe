import { elementOf } from '../elementOf.ts'
import { between, pick, type Random } from '../random.ts'
import { dot, group, line, n, shape } from '../svg.ts'

/** The two halves of a leaf and its rib. */
export interface LeafTone {
  light: string
  dark: string
  rib: string
}

/** A leaf from (x, y), pointing `turn` degrees clockwise from up; its halves catch the light differently. */
export function leaf(x: number, y: number, length: number, breadth: number, turn: number, tone: LeafTone): string {
  const b = breadth / 2
  const l = length
  const right = `M0 0C${n(b * 0.9)} ${n(-l * 0.16)} ${n(b * 1.25)} ${n(-l * 0.6)} 0 ${n(-l)}C${n(b * 0.12)} ${n(-l * 0.6)} ${n(b * 0.1)} ${n(-l * 0.3)} 0 0Z`
  const left = `M0 0C${n(-b * 0.9)} ${n(-l * 0.16)} ${n(-b * 1.25)} ${n(-l * 0.6)} 0 ${n(-l)}C${n(b * 0.12)} ${n(-l * 0.6)} ${n(b * 0.1)} ${n(-l * 0.3)} 0 0Z`
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    shape(right, tone.dark),
    shape(left, tone.light),
    line(
      `M0 ${n(l * 0.06)}C${n(b * 0.1)} ${n(-l * 0.3)} ${n(b * 0.12)} ${n(-l * 0.6)} 0 ${n(-l * 0.9)}`,
      tone.rib,
      length / 60,
    ),
  )
}

interface Stalk {
  x: number
  y: number
  length: number
  /** Degrees clockwise from up, at the root. */
  turn: number
  /** Bend of the stalk over its length, in degrees. */
  bend: number
}

/** Points and directions along a bent stalk. */
function along(stalk: Stalk, pieces: number): { x: number; y: number; turn: number }[] {
  let last = { x: stalk.x, y: stalk.y, turn: stalk.turn }
  const points = [last]
  for (let piece = 1; piece <= pieces; piece++) {
    const turn = stalk.turn + (stalk.bend * piece) / pieces
    const direction = (((last.turn + turn) / 2) * Math.PI) / 180
    const step = stalk.length / pieces
    last = { x: last.x + step * Math.sin(direction), y: last.y - step * Math.cos(direction), turn }
    points.push(last)
  }
  return points
}

const stalkLine = (points: readonly { x: number; y: number }[], colour: string, width: number): string =>
  line(`M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}`, colour, width)

/** A twig with pairs of pointed leaves that grow shorter toward its end. */
export function leafyTwig(
  random: Random,
  stalk: Stalk,
  pairs: number,
  tones: readonly LeafTone[],
  slim = 0.36,
): string {
  const points = along(stalk, pairs * 2)
  const tone = pick(random, tones)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const point = elementOf(points, index * 2 + 1)
    const length = (stalk.length / pairs) * (1.35 - 0.6 * (index / pairs)) * between(random, 0.92, 1.08)
    const open = 48 - 10 * (index / pairs)
    return [-1, 1]
      .map((side) =>
        leaf(point.x, point.y, length, length * slim, point.turn + side * (open + between(random, -5, 5)), tone),
      )
      .join('')
  })
  const tip = elementOf(points, -1)
  return (
    stalkLine(points, tone.rib, stalk.length / 90) +
    leaves.join('') +
    leaf(tip.x, tip.y, (stalk.length / pairs) * 0.9, (stalk.length / pairs) * 0.9 * slim, tip.turn, tone)
  )
}

/** A twig with round leaves on short stems, as eucalyptus has. */
export function roundTwig(random: Random, stalk: Stalk, pairs: number, tone: LeafTone): string {
  const points = along(stalk, pairs * 2)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const point = elementOf(points, index * 2 + 1)
    const size = (stalk.length / pairs) * (0.86 - 0.4 * (index / pairs)) * between(random, 0.9, 1.1)
    return [-1, 1]
      .map((side) => leaf(point.x, point.y, size, size * 0.95, point.turn + side * between(random, 58, 74), tone))
      .join('')
  })
  return stalkLine(points, tone.rib, stalk.length / 90) + leaves.join('')
}

/** A twig with berries at the ends of fine stems. */
export function berryTwig(
  random: Random,
  stalk: Stalk,
  berries: number,
  stem: string,
  fill: string,
  shine: string,
): string {
  const points = along(stalk, berries + 1)
  const heads = Array.from({ length: berries }, (_, index) => {
    const point = elementOf(points, index + 1)
    const side = index % 2 === 0 ? 1 : -1
    const direction = ((point.turn + side * between(random, 28, 46)) * Math.PI) / 180
    const reach = stalk.length * between(random, 0.14, 0.2)
    const x = point.x + reach * Math.sin(direction)
    const y = point.y - reach * Math.cos(direction)
    const size = stalk.length * between(random, 0.038, 0.05)
    return (
      line(`M${n(point.x)} ${n(point.y)}L${n(x)} ${n(y)}`, stem, stalk.length / 110) +
      dot(x, y, size, fill) +
      dot(x - size * 0.3, y - size * 0.35, size * 0.28, shine, { opacity: 0.8 })
    )
  })
  return stalkLine(points, stem, stalk.length / 90) + heads.join('')
}

/** A fern: a stalk with narrow leaflets along it. */
export function fern(stalk: Stalk, leaflets: number, tone: LeafTone): string {
  const points = along(stalk, leaflets)
  const parts = points.slice(1).map((point, index) => {
    const share = (index + 1) / leaflets
    const length = stalk.length * 0.3 * Math.sin(Math.PI * Math.min(0.95, 0.22 + 0.78 * share)) + 6
    return [-1, 1].map((side) => leaf(point.x, point.y, length, length * 0.26, point.turn + side * 62, tone)).join('')
  })
  return stalkLine(points, tone.rib, stalk.length / 100) + parts.join('')
}

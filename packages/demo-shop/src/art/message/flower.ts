import { inkFlower } from '../ornaments/inkSprig.ts'
import { blossom } from '../ornaments/petal.ts'
import { between, type Random } from '../random.ts'
import { dot, group, line, n, shape } from '../svg.ts'
import type { MessageFlower } from './tones.ts'

const PAPER = '#FCFAF5'

/** The head of a flower about a point, as wide as twice its size. */
export function flowerHead(
  random: Random,
  x: number,
  y: number,
  size: number,
  { kind, pigment, heart }: MessageFlower,
  ink: string,
): string {
  switch (kind) {
    case 'OPEN':
      return inkFlower(random, x, y, size, pigment, heart, ink)
    case 'FRILLED':
      return frilled(random, x, y, size, pigment, heart, ink)
    case 'BELL':
      return bell(random, x, y, size, pigment, heart, ink)
    case 'CHERRY':
      return blossom(random, x, y, size, between(random, 0, 72))
  }
}

/** A carnation: rounds of petals with saw-toothed edges, each darker than the one around it. */
function frilled(
  random: Random,
  x: number,
  y: number,
  size: number,
  pigment: string,
  heart: string,
  ink: string,
): string {
  const round = (reach: number, teeth: number): string => {
    const points = Array.from({ length: teeth * 2 }, (_, index) => {
      const direction = (Math.PI * index) / teeth
      const away = size * reach * (index % 2 === 0 ? between(random, 0.94, 1.06) : between(random, 0.76, 0.84))
      return `${n(away * Math.cos(direction))} ${n(away * Math.sin(direction))}`
    })
    return `M${points.join('L')}Z`
  }
  const rounds = [1, 0.76, 0.54, 0.32].map((reach, index) => {
    const outline = round(reach, 22 - index * 4)
    const veil = index === 0 ? shape(outline, PAPER) : ''
    return (
      veil +
      shape(outline, index === 3 ? heart : pigment, { opacity: index === 3 ? 0.7 : 0.62 }) +
      line(outline, ink, Math.max(1.2, size / 60), { opacity: 0.5 })
    )
  })
  return group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, 0, 30))})` }, ...rounds)
}

/** A gentian: a cup of five points, open to the sky. */
function bell(random: Random, x: number, y: number, size: number, pigment: string, heart: string, ink: string): string {
  const s = size
  const cup = `M${n(-s * 0.3)} ${n(s * 0.95)}C${n(-s * 0.62)} ${n(s * 0.3)} ${n(-s * 0.6)} ${n(-s * 0.3)} ${n(-s * 0.82)} ${n(-s * 0.72)}L${n(-s * 0.36)} ${n(-s * 0.42)}L0 ${n(-s * 0.98)}L${n(s * 0.36)} ${n(-s * 0.42)}L${n(s * 0.82)} ${n(-s * 0.72)}C${n(s * 0.6)} ${n(-s * 0.3)} ${n(s * 0.62)} ${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.95)}Z`
  const fold = (at: number): string =>
    line(
      `M${n(s * at)} ${n(-s * 0.3)}C${n(s * at * 0.9)} ${n(s * 0.2)} ${n(s * at * 0.6)} ${n(s * 0.6)} ${n(s * at * 0.5)} ${n(s * 0.86)}`,
      ink,
      s / 46,
      {
        opacity: 0.4,
      },
    )
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(between(random, -16, 16))})` },
    shape(cup, PAPER),
    shape(cup, pigment, { opacity: 0.82 }),
    ...[-0.14, 0.04, 0.18].map((at, index) => dot(s * at, -s * (0.44 + 0.05 * index), s * 0.055, heart)),
    fold(-0.34),
    fold(0.34),
    line(cup, ink, Math.max(1.4, s / 36)),
  )
}

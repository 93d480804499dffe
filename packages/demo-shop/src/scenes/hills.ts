import { elementOf } from '../art/elementOf.ts'
import { handCutEdge, sheetBelow, waver } from '../art/handDrawn.ts'
import { between, pick, type Random } from '../art/random.ts'
import { blurFilter, defs, dot, group, linearGradient, n, picture, shape, tag, type XY } from '../art/svg.ts'

/** From the far ridge to the near: its line against the sky, and the light on its foot. */
const RIDGES = [
  ['#B4C8D5', '#D5E0E2'],
  ['#9DB9C2', '#C9DAD8'],
  ['#83A5A0', '#BCD0BF'],
  ['#6C957F', '#A9C29A'],
  ['#5A8663', '#9BBA7C'],
  ['#4E7A4F', '#A7C074'],
] as const
const LEAVES = ['#55805C', '#628E62', '#4A7355', '#719A66'] as const

/** A tree of many round masses of leaves, its foot at (x, y). */
function broadleaf(random: Random, { x, y }: XY, size: number): string {
  const crown = { x, y: y - size * 0.86 }
  const mass = (reach: number, lift: number, radius: number, fill: string, opacity: number): string => {
    const turn = between(random, 0, 2 * Math.PI)
    const out = size * reach * Math.sqrt(random())
    return dot(
      crown.x + out * Math.cos(turn) - lift * size,
      crown.y + out * 0.78 * Math.sin(turn) - lift * size,
      size * radius * between(random, 0.75, 1.2),
      fill,
      { opacity },
    )
  }
  return [
    shape(
      `M${n(x - size * 0.05)} ${n(y)}Q${n(x - size * 0.02)} ${n(y - size * 0.3)} ${n(x - size * 0.03)} ${n(y - size * 0.7)}H${n(x + size * 0.03)}Q${n(x + size * 0.02)} ${n(y - size * 0.3)} ${n(x + size * 0.06)} ${n(y)}Z`,
      '#5B5142',
    ),
    ...Array.from({ length: 26 }, () => mass(0.4, -0.03, 0.13, pick(random, ['#44694C', '#4A7355']), 1)),
    ...Array.from({ length: 26 }, () => mass(0.36, 0.02, 0.1, pick(random, LEAVES), 1)),
    ...Array.from({ length: 18 }, () => mass(0.26, 0.09, 0.06, '#A9C47C', 0.5)),
  ].join('')
}

/** A row of small trees along part of a ridge, soft with distance. */
function grove(random: Random, edge: readonly XY[], fill: string, size: number): string {
  const from = Math.floor(random() * (edge.length - 9))
  return Array.from({ length: 40 }, () => {
    const at = from + random() * 8
    const left = elementOf(edge, Math.floor(at))
    const right = elementOf(edge, Math.floor(at) + 1)
    const share = at % 1
    const tall = size * between(random, 0.5, 1.1)
    return tag('ellipse', {
      cx: n(left.x + (right.x - left.x) * share),
      cy: n(left.y + (right.y - left.y) * share - tall * 0.3),
      rx: n(tall * 0.62),
      ry: n(tall),
      fill,
    })
  }).join('')
}

function cloud(random: Random, x: number, y: number, size: number): string {
  return Array.from({ length: 22 }, () => {
    const away = random() + random() - 1
    const high = (1 - Math.abs(away)) * random()
    return tag('ellipse', {
      cx: n(x + away * size * 1.9),
      cy: n(y - high * size * 0.7),
      rx: n(size * between(random, 0.24, 0.5)),
      ry: n(size * between(random, 0.14, 0.28)),
      fill: '#FFFFFF',
      opacity: 0.34,
    })
  }).join('')
}

/** Hills one behind the other under a summer sky, a tree on the nearest. */
export function hills(width: number, height: number, random: Random): string {
  const unit = Math.min(width, height)
  const skyline = height * between(random, 0.42, 0.48)
  const clouds = [0.16, 0.46, 0.82].map((x, index) =>
    cloud(
      random,
      width * (x + between(random, -0.06, 0.06)),
      skyline * between(random, 0.3, 0.78),
      unit * (0.13 - 0.02 * index),
    ),
  )
  const land = RIDGES.map(([fill], index) => {
    const level = skyline + (height - skyline) * (0.04 + 0.15 * index)
    const edge = handCutEdge(waver(random, 1, 4), -20, width + 20, () => level, unit * (0.1 - 0.009 * index))
    const trees = index > 0 && index < 5 ? grove(random, edge, fill, unit * 0.008 * (index + 0.6)) : ''
    return trees + shape(sheetBelow(edge, height + 20), `url(#ridge${index})`)
  })
  const meadow = Array.from({ length: 170 }, () => {
    const depth = random() ** 1.5
    return dot(
      width * random(),
      height * (0.88 + 0.13 * depth),
      unit * (0.0016 + 0.0045 * depth),
      pick(random, ['#FBF4DC', '#F2D9A0', '#E9B7B0']),
      {
        opacity: 0.85,
      },
    )
  })
  const standing = { x: width * pick(random, [0.2, 0.78]), y: height * 0.87 }
  return picture(
    width,
    height,
    defs(
      linearGradient('sky', { x: 0, y: 0 }, { x: 0, y: 1 }, [
        { offset: 0, color: '#7FA9CB' },
        { offset: 0.6, color: '#BBD6E2' },
        { offset: 1, color: '#F4EFDD' },
      ]),
      ...RIDGES.map(([color, foot], index) =>
        linearGradient(`ridge${index}`, { x: 0, y: 0 }, { x: 0, y: 1 }, [
          { offset: 0, color },
          { offset: 0.55, color: foot },
          { offset: 1, color: foot },
        ]),
      ),
      blurFilter('cloud', unit * 0.012, width, height),
      blurFilter('shade', unit * 0.006, width, height),
    ),
    tag('rect', { width, height: n(skyline + unit * 0.2), fill: 'url(#sky)' }),
    group({ filter: 'url(#cloud)' }, ...clouds),
    ...land,
    tag('ellipse', {
      cx: n(standing.x + unit * 0.06),
      cy: n(standing.y + unit * 0.012),
      rx: n(unit * 0.15),
      ry: n(unit * 0.018),
      fill: '#3C5B3C',
      opacity: 0.35,
      filter: 'url(#shade)',
    }),
    broadleaf(random, standing, unit * 0.26),
    ...meadow,
  )
}

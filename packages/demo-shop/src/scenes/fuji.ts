import { blossom, petal, petalTints } from '../art/ornaments/petal.ts'
import { between, type Random } from '../art/random.ts'
import { defs, dot, line, n, page, picture, shape, tag } from '../art/svg.ts'
import { sky } from './outdoors.ts'
import { objectGroup } from './sceneContent.ts'

type Sight = 'DAY' | 'SPRING' | 'NEW_YEAR'

/** Mount Fuji behind a lake: by day, with cherries in bloom before it, or with the first sun of the year beside it. */
function mountain(width: number, height: number, random: Random, sight: Sight): string {
  const unit = Math.min(width, height)
  const foot = height * 0.66
  const peak = { x: width * between(random, 0.46, 0.54), y: height * 0.26 }
  const half = Math.max(width * 0.42, unit * 0.5)
  const slope = (share: number, side: number): string =>
    `${n(peak.x + side * half * share)} ${n(peak.y + (foot - peak.y) * share ** 0.82)}`
  const snow = `M${slope(0.06, -1)}L${slope(0.36, -1)}L${slope(0.22, -0.9)}L${slope(0.3, -0.4)}L${slope(0.2, 0)}L${slope(0.33, 0.4)}L${slope(0.22, 0.8)}L${slope(0.37, 1)}L${slope(0.06, 1)}Z`
  const slopes = `M${slope(1, -1)}L${slope(0.55, -1)}L${slope(0.3, -1)}L${slope(0.06, -1)}L${slope(0.06, 1)}L${slope(0.3, 1)}L${slope(0.55, 1)}L${slope(1, 1)}Z`
  const flowers = Array.from({ length: 34 }, (_, index) => {
    const along = index / 33
    return blossom(
      random,
      width * (0.02 + along * 0.5) + between(random, -0.03, 0.03) * unit,
      height * (0.03 + (1 - along) * 0.12) + between(random, -0.04, 0.06) * unit,
      unit * between(random, 0.035, 0.06),
      random() * 72,
    )
  })
  const ripples = Array.from({ length: 16 }, () =>
    line(
      `M${n(width * random())} ${n(height * between(random, 0.72, 0.98))}h${n(unit * between(random, 0.05, 0.16))}`,
      '#FFFFFF',
      unit * 0.004,
      { opacity: 0.5 },
    ),
  )
  const branch = line(
    `M${n(-0.02 * width)} ${n(height * 0.16)}Q${n(width * 0.3)} ${n(height * 0.13)} ${n(width * 0.56)} ${n(height * 0.02)}`,
    '#7A5A4A',
    unit * 0.016,
  )
  const petals = Array.from({ length: 9 }, () =>
    petal(
      {
        x: width * random(),
        y: height * between(random, 0.3, 0.95),
        size: unit * 0.026,
        turn: random() * 360,
        flat: between(random, 0.6, 1),
        tintIndex: Math.floor(random() * 4),
      },
      0,
    ),
  )
  const dawn: readonly [string, string] = sight === 'NEW_YEAR' ? ['#5F7FA8', '#F9C79A'] : ['#BFD9EC', '#FBE9DF']
  // Half behind the slope.
  const risen = { x: peak.x + half * 0.42, y: peak.y + (foot - peak.y) * 0.42 ** 0.82 }
  const sun = objectGroup(
    'sunrise',
    dot(risen.x, risen.y, unit * 0.24, '#FFE3B0', { opacity: 0.5 }),
    dot(risen.x, risen.y, unit * 0.1, '#E2553D'),
  )
  return picture(
    width,
    height,
    defs(sky('dawn', ...dawn), sky('lake', '#A9CBDD', '#7FAAC6'), sky('fuji', '#5E7FA6', '#93AFC8'), petalTints()),
    page(width, height, 'url(#dawn)'),
    ...(sight === 'NEW_YEAR' ? [sun] : []),
    shape(slopes, 'url(#fuji)'),
    shape(snow, '#FFFFFF'),
    tag('rect', { y: n(foot), width, height: n(height - foot), fill: 'url(#lake)' }),
    shape(
      `M0 ${n(foot)}Q${n(width * 0.2)} ${n(foot - unit * 0.06)} ${n(width * 0.42)} ${n(foot)}ZM${n(width * 0.55)} ${n(foot)}Q${n(width * 0.8)} ${n(foot - unit * 0.075)} ${n(width)} ${n(foot)}Z`,
      '#5F7F6A',
    ),
    ...ripples,
    ...(sight === 'SPRING' ? [objectGroup('blossom', branch, ...flowers, ...petals)] : []),
  )
}

export const fuji = (width: number, height: number, random: Random): string => mountain(width, height, random, 'DAY')
export const fujiSpring = (width: number, height: number, random: Random): string =>
  mountain(width, height, random, 'SPRING')
export const sunrise = (width: number, height: number, random: Random): string =>
  mountain(width, height, random, 'NEW_YEAR')

import { elementOf } from '../elementOf.ts'
import { CLOCK_PAGE } from '../../entities/pageFormat.ts'
import { handCutEdge, handCutRound, sheetBelow, sheetWithHoles, smoothOutline, waver } from '../handDrawn.ts'
import { ringFrame } from '../hokuo/ringFrame.ts'
import { fir } from '../mori/forest.ts'
import { numeral } from '../ornaments/numeral.ts'
import { cutSheet, washiFibres, within } from '../paper.ts'
import { between, pick, type Random, seededRandom } from '../random.ts'
import { dot, group, line, n, picture, shape, type XY } from '../svg.ts'
import { NIGHT_ARC, NIGHT_CENTRE, NIGHT_DIRECTIONS, NIGHT_INNER_RADIUS, NIGHT_NUMERAL_RADIUS } from './layout.ts'

const { width, height } = CLOCK_PAGE
const NIGHT = '#263A60'
const NIGHT_FIBRES = ['#2E446C', '#324A74', '#2B4068'] as const
const DUSK = '#6E7FA8'
const GOLD = '#D9B96C'
const MOONLIGHT = '#F4E7C3'
const STARLIGHT = ['#FFFFFF', '#F4E7C3', '#CBD8EE'] as const
const HILLS = ['#33496F', '#1F3052', '#182643'] as const

/** The crescent over the upper right corner. */
const MOON = { x: 2110, y: 300, radius: 128 } as const

const onDial = (radius: number, degrees: number): XY => ({
  x: NIGHT_CENTRE.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: NIGHT_CENTRE.y - radius * Math.cos((degrees * Math.PI) / 180),
})

function frameHoles(grow: number): string[] {
  const radius = NIGHT_INNER_RADIUS + grow
  const round = smoothOutline(handCutRound(waver(seededRandom(5), 3, 6), NIGHT_CENTRE, radius, radius, 3))
  const pieces = NIGHT_DIRECTIONS.map((direction) =>
    ringFrame({
      centre: NIGHT_CENTRE,
      outerRadius: NIGHT_ARC.outerRadius + grow,
      innerRadius: NIGHT_ARC.innerRadius - grow,
      angle: NIGHT_ARC.angle + grow * 0.16,
      direction,
      corner: 40 + grow,
    }),
  )
  return [round, ...pieces]
}

/** A star of four long rays with hollow sides. */
function sparkle({ x, y }: XY, size: number, fill: string): string {
  const waist = size * 0.12
  return shape(
    `M${n(x)} ${n(y - size)}Q${n(x + waist)} ${n(y - waist)} ${n(x + size * 0.72)} ${n(y)}Q${n(x + waist)} ${n(y + waist)} ${n(x)} ${n(y + size)}Q${n(x - waist)} ${n(y + waist)} ${n(x - size * 0.72)} ${n(y)}Q${n(x - waist)} ${n(y - waist)} ${n(x)} ${n(y - size)}Z`,
    fill,
  )
}

/** Stars over the sheet outside the ring, thicker along a band from corner to corner. */
const starField = (random: Random): string =>
  Array.from({ length: 420 }, () => {
    const along = random()
    const stray = (random() + random() + random() - 1.5) * (random() < 0.5 ? 420 : 1800)
    const at = { x: width * along + stray * 0.7, y: height * (1 - along) + stray * 0.7 }
    const away = Math.hypot(at.x - NIGHT_CENTRE.x, at.y - NIGHT_CENTRE.y)
    const fromMoon = Math.hypot(at.x - MOON.x, at.y - MOON.y)
    if (away < NIGHT_ARC.outerRadius + 40 || fromMoon < MOON.radius * 1.6) return ''
    return dot(at.x, at.y, between(random, 1.6, 4.8), pick(random, STARLIGHT), { opacity: n(between(random, 0.4, 1)) })
  }).join('')

/** Stars joined by fine lines. */
const constellation = (stars: readonly XY[]): string =>
  line(`M${stars.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, GOLD, 2, { opacity: 0.55 }) +
  stars
    .map((star, index) => (index % 3 === 0 ? sparkle(star, 22, MOONLIGHT) : dot(star.x, star.y, 7, MOONLIGHT)))
    .join('')

const GREAT_BEAR: readonly XY[] = [
  { x: 130, y: 300 },
  { x: 232, y: 246 },
  { x: 314, y: 262 },
  { x: 404, y: 218 },
  { x: 520, y: 232 },
  { x: 560, y: 140 },
  { x: 428, y: 112 },
  { x: 404, y: 218 },
]

/** A crescent in a halo that fades outward. */
const moon = ({ x, y, radius }: typeof MOON): string =>
  [2.1, 1.9, 1.7, 1.5, 1.35, 1.2].map((share) => dot(x, y, radius * share, MOONLIGHT, { opacity: 0.022 })).join('') +
  shape(
    `M${n(x - radius * 0.3)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x - radius * 0.3)} ${n(y + radius)}A${n(radius * 1.08)} ${n(radius * 1.08)} 0 0 0 ${n(x - radius * 0.3)} ${n(y - radius)}Z`,
    MOONLIGHT,
  )

const hours = (): string =>
  Array.from({ length: 12 }, (_, index) => {
    const hour = index + 1
    if (hour % 3 !== 0) return sparkle(onDial(950, hour * 30), 30, GOLD)
    const at = onDial(NIGHT_NUMERAL_RADIUS, hour * 30)
    return numeral(hour, at.x, at.y, 150, MOONLIGHT, 12) + sparkle(onDial(950, hour * 30), 46, GOLD)
  }).join('')

const minutes = (): string =>
  Array.from({ length: 60 }, (_, index) => {
    if (index % 5 === 0) return ''
    const at = onDial(950, index * 6)
    return dot(at.x, at.y, 4, GOLD, { opacity: 0.8 })
  }).join('')

/** Wooded hills in the two lower corners, open in the middle. */
function hills(random: Random): string {
  const valley = (level: number, rise: number) => (x: number) =>
    level - rise * Math.abs((x - NIGHT_CENTRE.x) / NIGHT_CENTRE.x) ** 2.6
  return HILLS.map((fill, index) => {
    const edge = handCutEdge(waver(random, 2, 6), -60, width + 60, valley(2392 + index * 26, 330 - index * 90), 12, 40)
    const trees =
      index === 2
        ? ''
        : edge
            .filter((_, step) => (step < 10 || step > 30) && step % 2 === index % 2)
            .map(({ x, y }) => fir(random, x, y + 14, between(random, 110, 190), elementOf(HILLS, index + 1), fill))
            .join('')
    return trees + cutSheet(sheetBelow(edge, height + 60), fill, -3, 0.7)
  }).join('')
}

/** The night clock: five frames in a starry sheet, a moon, wooded hills below. */
export function hoshizoraClockDial(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    width,
    height,
    cutSheet(sheetWithHoles(width, height, frameHoles(0)), DUSK, 6, 0.8),
    cutSheet(sheetWithHoles(width, height, frameHoles(12)), MOONLIGHT, 4, 0.6),
    cutSheet(sheetWithHoles(width, height, frameHoles(19)), NIGHT, 4, 0.6),
    within(
      'night',
      sheetWithHoles(width, height, frameHoles(22)),
      washiFibres(random, { left: 0, top: 0, width, height }, 30, NIGHT_FIBRES),
    ),
    starField(random),
    constellation(GREAT_BEAR),
    group({ transform: `rotate(-24 ${MOON.x} ${MOON.y})` }, moon(MOON)),
    hours(),
    minutes(),
    hills(random),
  )
}

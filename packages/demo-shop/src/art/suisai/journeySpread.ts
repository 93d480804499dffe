import { inkFlower, inkSprig } from '../ornaments/inkSprig.ts'
import { wash } from '../ornaments/wash.ts'
import { seededRandom } from '../random.ts'
import { moveTo } from '../handDrawn.ts'
import { line, n, picture, type XY } from '../svg.ts'
import { JOURNEY_PANES } from './layout.ts'
import { paper, penFrame, SPREAD } from './page.ts'
import { HONEY, INK, LEAVES, MINT, PEACH, ROSE, SKY } from './tones.ts'

/** A path of pen dots between the frames, as on a hand-drawn map. */
const mapTrail = (points: readonly XY[]): string =>
  line(
    `${moveTo(points)}C${points
      .slice(1)
      .map(({ x, y }) => `${n(x)} ${n(y)}`)
      .join(' ')}`,
    INK,
    5,
    { 'stroke-dasharray': '1 18', opacity: 0.75 },
  )

export function suisaiJourneyBackground(seed: number): string {
  const random = seededRandom(seed)
  return paper(
    random,
    SPREAD,
    wash(random, { centre: { x: 420, y: 1080 }, radiusX: 460, radiusY: 250, turn: 8, pigment: SKY }),
    wash(random, { centre: { x: 2660, y: 680 }, radiusX: 560, radiusY: 430, pigment: HONEY, strength: 0.75 }),
    wash(random, { centre: { x: 2280, y: 1440 }, radiusX: 330, radiusY: 210, turn: -12, pigment: MINT, strength: 0.9 }),
    ...JOURNEY_PANES.map(penFrame),
  )
}

export function suisaiJourneyForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD.width,
    SPREAD.height,
    mapTrail([
      { x: 1010, y: 1480 },
      { x: 1400, y: 1700 },
      { x: 1560, y: 1240 },
      { x: 1700, y: 1330 },
      { x: 1820, y: 1410 },
      { x: 1950, y: 1620 },
      { x: 2250, y: 1440 },
    ]),
    inkFlower(random, 2250, 1470, 50, ROSE, HONEY, INK),
    inkSprig(random, { x: 1600, y: 1180, length: 420, turn: -66, bend: 40 }, 8, LEAVES, INK),
    inkFlower(random, 1540, 1110, 66, ROSE, HONEY, INK),
    inkSprig(random, { x: 3130, y: 1640, length: 400, turn: 6, bend: 26 }, 7, LEAVES, INK),
    inkSprig(random, { x: 3130, y: 1640, length: 300, turn: 48, bend: 10 }, 6, LEAVES, INK, 0.34),
    inkFlower(random, 3140, 1600, 60, PEACH, HONEY, INK),
  )
}

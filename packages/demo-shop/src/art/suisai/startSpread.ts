import { inkFlower, inkSprig } from '../ornaments/inkSprig.ts'
import { wash } from '../ornaments/wash.ts'
import { seededRandom } from '../random.ts'
import { picture } from '../svg.ts'
import { START_PANES } from './layout.ts'
import { paper, penFrame, SPREAD } from './page.ts'
import { HONEY, INK, LEAVES, LILAC, MINT, PEACH, ROSE, SKY } from './tones.ts'

export function suisaiStartBackground(seed: number): string {
  const random = seededRandom(seed)
  return paper(
    random,
    SPREAD,
    wash(random, { centre: { x: 380, y: 1290 }, radiusX: 470, radiusY: 330, turn: 14, pigment: MINT }),
    wash(random, { centre: { x: 1260, y: 420 }, radiusX: 330, radiusY: 380, pigment: SKY, strength: 0.9 }),
    wash(random, { centre: { x: 2960, y: 1370 }, radiusX: 520, radiusY: 330, turn: -10, pigment: PEACH }),
    ...START_PANES.map(penFrame),
  )
}

export function suisaiStartForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD.width,
    SPREAD.height,
    inkSprig(random, { x: 250, y: 1610, length: 620, turn: -14, bend: 24 }, 10, LEAVES, INK),
    inkSprig(random, { x: 250, y: 1610, length: 430, turn: 42, bend: 34 }, 7, LEAVES, INK, 0.34),
    inkFlower(random, 292, 1500, 84, PEACH, HONEY, INK),
    inkFlower(random, 400, 1570, 58, ROSE, HONEY, INK),
    inkSprig(random, { x: 3200, y: 960, length: 360, turn: -40, bend: -46 }, 7, LEAVES, INK),
    inkFlower(random, 3150, 905, 62, LILAC, HONEY, INK),
  )
}

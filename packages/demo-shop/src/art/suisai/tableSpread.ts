import { inkFlower, inkSprig } from '../ornaments/inkSprig.ts'
import { wash } from '../ornaments/wash.ts'
import { seededRandom } from '../random.ts'
import { picture } from '../svg.ts'
import { TABLE_PANE, TABLE_ROUNDS } from './layout.ts'
import { paper, penFrame, ring, SPREAD } from './page.ts'
import { HONEY, INK, LEAVES, LILAC, MINT, PEACH, ROSE } from './tones.ts'

export function suisaiTableBackground(seed: number): string {
  const random = seededRandom(seed)
  return paper(
    random,
    SPREAD,
    wash(random, { centre: { x: 430, y: 900 }, radiusX: 340, radiusY: 290, pigment: PEACH }),
    wash(random, { centre: { x: 1180, y: 740 }, radiusX: 330, radiusY: 300, pigment: LILAC, strength: 0.8 }),
    wash(random, { centre: { x: 3140, y: 1130 }, radiusX: 420, radiusY: 280, turn: 12, pigment: MINT }),
    ...TABLE_ROUNDS.map(ring),
    penFrame(TABLE_PANE),
  )
}

export function suisaiTableForeground(seed: number): string {
  const random = seededRandom(seed)
  return picture(
    SPREAD.width,
    SPREAD.height,
    inkSprig(random, { x: 300, y: 1080, length: 420, turn: -34, bend: 44 }, 8, LEAVES, INK),
    inkSprig(random, { x: 310, y: 1090, length: 420, turn: 128, bend: -30 }, 8, LEAVES, INK),
    inkFlower(random, 330, 1070, 82, ROSE, HONEY, INK),
    inkFlower(random, 436, 1130, 54, PEACH, HONEY, INK),
    inkSprig(random, { x: 3330, y: 1280, length: 400, turn: -34, bend: 30 }, 7, LEAVES, INK),
    inkFlower(random, 3300, 1210, 66, LILAC, HONEY, INK),
  )
}

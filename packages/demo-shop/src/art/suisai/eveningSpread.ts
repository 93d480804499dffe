import { smoothOutline, waver } from '../handDrawn.ts'
import { inkFlower, inkSprig } from '../ornaments/inkSprig.ts'
import { wash } from '../ornaments/wash.ts'
import { washiFibres } from '../paper.ts'
import { seededRandom } from '../random.ts'
import { picture, shape, type XY } from '../svg.ts'
import { EVENING_PANE } from './layout.ts'
import { SPREAD } from './page.ts'
import { FIBRES, HONEY, INK, LEAVES, LILAC, PAPER, PEACH, ROSE, SKY } from './tones.ts'

/** The left page's paper, torn along the photo; colour has run along the tear. */
export function suisaiEveningForeground(seed: number): string {
  const random = seededRandom(seed)
  const tear = (inset: number, depth: number): string => {
    const waves = waver(random, 3, 14)
    const edge: XY[] = Array.from({ length: 61 }, (_, index) => {
      const turn = index / 60
      return { x: EVENING_PANE.left + inset + depth * waves(turn), y: -60 + (SPREAD.height + 120) * turn }
    })
    return smoothOutline([...edge, { x: -200, y: SPREAD.height + 60 }, { x: -200, y: -60 }])
  }
  return picture(
    SPREAD.width,
    SPREAD.height,
    shape(tear(176, 30), SKY, { opacity: 0.45 }),
    shape(tear(132, 26), '#FFFFFF', { opacity: 0.85 }),
    shape(tear(104, 22), PAPER),
    washiFibres(random, { left: 0, top: 0, width: 1740, height: SPREAD.height }, 24, FIBRES),
    wash(random, { centre: { x: 520, y: 1240 }, radiusX: 480, radiusY: 300, turn: -10, pigment: LILAC, strength: 0.8 }),
    wash(random, { centre: { x: 1050, y: 420 }, radiusX: 360, radiusY: 240, turn: 16, pigment: PEACH, strength: 0.9 }),
    inkSprig(random, { x: 330, y: 1600, length: 640, turn: 12, bend: 26 }, 10, LEAVES, INK),
    inkSprig(random, { x: 330, y: 1600, length: 440, turn: -28, bend: -16 }, 8, LEAVES, INK, 0.34),
    inkSprig(random, { x: 330, y: 1600, length: 460, turn: 52, bend: 18 }, 8, LEAVES, INK, 0.34),
    inkFlower(random, 380, 1490, 92, ROSE, HONEY, INK),
    inkFlower(random, 500, 1560, 62, PEACH, HONEY, INK),
    inkFlower(random, 270, 1570, 54, LILAC, HONEY, INK),
  )
}
